//! What is noted on how a seat stands, and how many points it promises until something better
//! was learned.

use super::slots::weighed_slots;

weighed_slots! {
    /// A slot of notes on how a seat stands.
    enum Outlook, PROMISES {
        /// Tens of barbarian hexes.
        Barbarian = 10.0,
        /// Tens of civilised hexes without altar.
        Civilised = 20.0,
        /// Tens of hexes with an altar.
        Altars = 30.0,
        /// The points, the more the earlier it is.
        PointsEarly = 0.0,
        /// Points more than the best of the others.
        Lead = 0.0,
        /// The same, the more the earlier it is.
        LeadEarly = 0.0,
        /// The same in the last rounds.
        LeadLate = 0.0,
        /// Ahead of all others.
        First = 0.0,

        /// People on the board.
        People = 0.0,
        /// People off the board.
        Supply = 0.0,
        /// The same, the more the earlier it is.
        SupplyEarly = 0.0,
        /// Nobody left to place.
        NoSupply = -2.0,
        /// Barbarians that can move or strike.
        Spare = 2.0,
        /// The same, the more the earlier it is.
        SpareEarly = 2.0,
        /// Civilised people beyond one a hex.
        Guards = 0.0,

        /// Barbarian hexes that may fall, by how likely.
        InDanger = -2.5,
        /// Civilised hexes that may fall.
        CivilisedInDanger = -5.0,
        /// Altars that may fall.
        AltarsInDanger = -4.5,
        /// What may fall while somebody else is in turn.
        InDangerAtOnce = 0.0,
        /// What others may lose to own bands.
        Strikes = 2.0,
        /// The same, when it is the own turn.
        StrikesNow = 0.0,
        /// The same, the more the earlier it is.
        StrikesEarly = 0.0,

        /// Worth of lone hexes that can be struck from like ground after placing.
        LoneOpen = -1.5,
        /// Worth of lone hexes that can be struck only from other ground.
        LoneHalfOpen = -0.7,
        /// Worth of hexes that nobody can get at.
        Closed = 0.5,
        /// Worth of hexes that can be struck and hold more.
        GuardedOpen = 0.0,

        /// Empty hexes that own bands can settle at once.
        Room = 1.0,
        /// Empty hexes of the terrains of own cards.
        RoomForCards = 0.0,
        /// Own barbarian hexes that can be civilised one by one.
        Civilisable = 1.5,
        /// Altars that can still be built in time.
        AltarsToCome = 1.5,
        /// A hex where an altar can be built.
        Buildable = 0.5,
        /// The free choice of civilising.
        FreeChoice = 0.0,

        /// The mean value of the cards.
        CardValue = 0.0,
        /// The highest card.
        HighCard = 0.0,
        /// The lowest card.
        LowCard = 0.0,
        /// Cards for which there is a place.
        CardsWithPlace = 0.0,

        /// Worth of lone hexes that the cards can strike from like ground.
        CardTargets = 0.5,

        /// In turn now.
        Moves = 0.0,
        /// Still to move in this round, after somebody else.
        MovesLater = 0.0,
        /// Has moved in this round.
        Moved = 0.0,
        /// Moves last in this round.
        MovesLast = 0.0,

        /// Two play.
        Two = 0.0,
        /// Three play.
        Three = 0.0,
        /// Four play.
        Four = 0.0,
        /// Five play.
        Five = 0.0,
        /// No more rounds.
        Over = 0.0,
        /// One more round.
        LastRound = 0.0,
        /// Two or three more.
        ThreeRounds = 0.0,
        /// Up to seven more.
        SevenRounds = 0.0,
        /// Up to fourteen more.
        FourteenRounds = 0.0,
        /// Up to twenty-five more.
        ManyRounds = 0.0,
        /// More than that.
        AllRounds = 0.0,
        /// The world is not finished.
        Creation = 0.0,
        /// In creation: how well the land fits the hand.
        LandForHand = 0.0,
    }
}
