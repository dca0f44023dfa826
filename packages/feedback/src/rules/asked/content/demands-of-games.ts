import type { Demand } from './demand.ts';

const some = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|more|pairs? of|groups? of|number of)`;

/** What tasks ask of the rules of a game. */
export const ofGames: readonly Demand[] = [
  {
    asked: 'how to win',
    by: /\bhow (?:to|you|(?:a|the|your) (?:player|team|game)s?|(?:some|any)(?:one|body)|the game is) (?:can )?w[io]n\b/iu,
    told: /\b(?:win\p{L}*|won|scor\p{L}*|points?|goals?|first (?:to|one|person|player|team)|last (?:one|person|player|team|man)|out of the game|beat\p{L}*|champion\p{L}*|game (?:is over|ends?|finish\p{L}*))\b/iu,
    skill: 'stepsInOrder',
  },
  {
    asked: 'how many can play',
    by: /\b(?:the |what )?number of players\b|\bhow many (?:players|people|can play)\b/iu,
    told: new RegExp(
      String.raw`\b${some} (?:or (?:more|\p{L}+|\d+) |to (?:\p{L}+|\d+) |other |even )?(?:players?|people|kids|children|friends|students|teams?)\b|\d ?[-–] ?\d|\bplayers?:|\bwhole class\b|\b${some}-player\b`,
      'iu',
    ),
    skill: 'details',
  },
];
