//! What is noted on an action, and how much it counts before anything was learned.

use super::slots::weighed_slots;

weighed_slots! {
    /// A slot of notes on an action.
    enum Impulse, INSTINCT {
        // Placing people (L-6).
        /// On an empty hex.
        PutEmpty = -0.1,
        /// On own barbarians.
        PutBarbarian = -1.2,
        /// On an own civilised hex.
        PutCivilised = -1.8,
        /// Hexes that can be settled at once.
        PutSpread = 2.3,
        /// The same, the more play.
        PutSpreadInCrowd = 1.0,
        /// What can be won by attacking from there.
        PutStrike = 3.3,
        /// The same, the more play.
        PutStrikeInCrowd = -2.0,
        /// How likely the best attack from there succeeds.
        PutFall = 1.4,
        /// How likely it is lost again.
        PutRisk = -1.0,
        /// Doors by which others could come.
        PutLandings = -0.7,
        /// Own people there could join.
        PutJoin = -0.9,
        /// The marker that an altar needs.
        PutForAltar = 1.7,
        /// An own hex that is in danger, by its worth.
        PutGuard = 1.6,
        /// Next to a civilised hex.
        PutCivilisable = 0.8,

        // Moving barbarians to an empty hex (L-7.1).
        /// Any such move.
        Spread = 1.2,
        /// The same, the more play.
        SpreadInCrowd = 0.0,
        /// One alone.
        SpreadOne = -0.8,
        /// All but one.
        SpreadAll = -0.1,
        /// Empty hexes that can be reached from there and not from here.
        SpreadBeyond = 1.8,
        /// What can be won by attacking from there.
        SpreadStrike = 1.3,
        /// What could have been won with those who leave.
        SpreadStrikeLost = -1.2,
        /// How likely it is lost again.
        SpreadRisk = -0.5,
        /// How much more in danger those left behind are.
        SpreadLeft = -0.9,
        /// Next to a civilised hex.
        SpreadCivilisable = -0.1,

        // Moving barbarians to own barbarians.
        /// Any such move.
        Join = 0.1,
        /// What can be won by attacking together, more than alone.
        JoinStrike = 1.9,
        /// To where empty hexes are.
        JoinRoom = 1.5,
        /// How much more in danger those left behind are.
        JoinLeft = -0.3,

        // Moving civilised people.
        /// The marker that an altar needs.
        ShiftForAltar = 2.1,
        /// To a hex in danger, by its worth.
        ShiftGuard = 2.0,

        // Attacks (L-7.2).
        /// On like ground.
        AttackLike = 0.0,
        /// On other ground.
        AttackOther = 0.2,
        /// Any attack, the more play.
        AttackInCrowd = -4.0,
        /// How likely the hex falls.
        AttackFall = 2.8,
        /// The same, the more play.
        AttackFallInCrowd = -0.5,
        /// What falls, by its worth.
        AttackWorth = 1.6,
        /// The same, the more play.
        AttackWorthInCrowd = 0.0,
        /// How likely it is entered.
        AttackEnter = 0.8,
        /// The same, the more play.
        AttackEnterInCrowd = 0.0,
        /// One marker only.
        AttackLone = 0.2,
        /// Those who threaten own hexes.
        AttackRelief = 0.9,
        /// How many can be spared.
        AttackSpare = 0.4,
        /// Nobody to spare but one.
        AttackLast = -0.2,
        /// Own hexes could still be civilised first.
        AttackBeforeCivilising = -1.1,
        /// An altar could still be built first.
        AttackBeforeAltar = -1.0,
        /// People could still spread first.
        AttackBeforeSpreading = 0.3,
        /// The player who is attacked leads.
        AttackLeader = 0.6,
        /// How much more in danger the attackers are with one less.
        AttackExposes = -0.1,

        // Advancing (L-7.2.7).
        /// Nobody.
        AdvanceNone = -1.9,
        /// One.
        AdvanceOne = 0.9,
        /// All but one.
        AdvanceAll = 0.2,
        /// What can be won from the hex that is entered.
        AdvanceStrike = 1.7,
        /// What can be won from the hex that is left.
        AdvanceStrikeLeft = 0.7,
        /// Empty hexes beside the one that is entered.
        AdvanceRoom = 0.6,
        /// How likely the hex that is entered is lost again.
        AdvanceRisk = -0.6,
        /// How likely the hex that is left is lost.
        AdvanceLeftRisk = -1.2,

        // Civilising (L-7.3).
        /// An own hex.
        Civilise = 2.0,
        /// With the free choice.
        CiviliseFree = -0.1,
        /// A lone marker.
        CiviliseLone = 0.0,
        /// So many that an altar can follow at once.
        CiviliseForAltar = -0.9,
        /// How likely it is lost.
        CiviliseDanger = -1.5,
        /// What the people could have won by attacking.
        CiviliseStrikeLost = -1.6,
        /// Where they could have spread to.
        CiviliseRoomLost = -1.9,
        /// Own barbarians that can be civilised because of it.
        CiviliseOpens = 0.9,
        /// Doors by which others could come.
        CiviliseLandings = -1.4,
        /// A foreign hex.
        CiviliseForeign = -0.2,
        /// The same, the more play.
        CiviliseForeignInCrowd = -1.0,
        /// A foreign hex whose people threaten own ones.
        CiviliseRelief = 2.3,
        /// How many are there.
        CiviliseForeignPeople = -0.5,
        /// A foreign hex, while an own one could be civilised.
        CiviliseInstead = -0.6,

        // Altars (L-7.4).
        /// Any.
        Altar = 3.6,
        /// How likely it is lost.
        AltarDanger = -1.1,
        /// How much more in danger it is with one less.
        AltarExposes = -0.4,
        /// People left.
        AltarPeople = 0.2,
        /// Doors by which others could come.
        AltarLandings = -1.0,

        /// The end of the turn.
        End = -0.5,

        // Choosing a card (L-4.1).
        /// Its value.
        CardValue = 1.0,
        /// The same, the more play.
        CardValueInCrowd = 1.5,
        /// Hexes that can be settled with it.
        CardSpread = 1.5,
        /// The same, the more play.
        CardSpreadInCrowd = 0.7,
        /// What can be won by attacking with it.
        CardStrike = 0.9,
        /// The same, the more play.
        CardStrikeInCrowd = 0.0,
        /// An altar that can be built with it.
        CardForAltar = 0.2,
        /// An own hex in danger that it can save.
        CardGuard = 0.2,
        /// No place for it.
        CardNowhere = -1.3,
        /// More than there are people left.
        CardTooMany = -1.7,
        /// Late in a round, when the game may end.
        CardLate = 0.6,
        /// Late in a round, while own hexes are in danger.
        CardLateInDanger = 0.3,
        /// Late in a round, while own people could strike.
        CardLateStrikes = -0.8,

        // Creation (L-3).
        /// A marker kept.
        Keep = -0.4,
        /// A marker kept of which the hand has more than others.
        KeepOwn = -0.1,
        /// Land for the own hand.
        LayOwn = 1.0,
        /// Habitable neighbours of the same terrain, for the own hand.
        LayTogether = 0.3,
        /// Habitable neighbours of the same terrain, whatever the hand.
        LayBeside = -0.8,
        /// A sea between islands.
        LayStrait = -0.3,
        /// Land on which nobody lives.
        LayBarren = -0.5,
        /// Far from the middle.
        LayEdge = -0.2,
    }
}
