# Lords of Creation on the page.
