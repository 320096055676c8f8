# The guided first game is offered.
guide-learn = Learn by playing
guide-offer = First time? A guided game explains everything as you play.
guide-offer-no = No, thanks
