import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const kind = 'substances';
const adult =
  '(?:he|she|(?:my )?(?:mum|dad|papa|step ?dad|step ?mum|uncle(?: \\w+)?|aunt(?:y|ie)?(?: \\w+)?|koro|poppa|pop|nana?|mums (?:\\w+ )?(?:boyfriend|partner)))';
const vehicle = '(?:car|truck|ute|van)';
const drinks = '(?:pub|rsa|tavern|pokies|casino|bottle ?(?:o|store|shop))';
const theirDrinks =
  '(?:his|her|their|after match|a few|some|heaps of|too many|lots of) (?:\\w+ )?(?:drinks|cans|boxes|beers|wines|bourbons)';
const waits = `(?:wait(?:s|ed|ing)?|sit|sits|sat|sitting|stay(?:s|ed)?|sleep|slept|left (?:me|us)|leaves (?:me|us))${upTo(3)}in (?:the|our|his|her|mums|dads) ${vehicle}`;
const floor = '(?:floor|lawn|grass|bath|driveway|hall ?way|steps|toilet)';
const wontWake = `(?:couldnt|could not|cant|can not|wouldnt|didnt|wont|doesnt)${upTo(2)}wake${upTo(1)}(?:her|him|mum|dad|nana?|up)`;
const copes =
  'so i (?:\\w+ ){0,2}(?:fed|feed|did|do|changed?|made|make|put|got|get|turned|turn|rolled|roll|covered|cover|rang|ring)';

const driven =
  /\b(?:games?|go ?karts?|lawn ?mower|tractor|bumper cars?|dodgems?|quad|learn\w*|lesson|america|usa|hawaii|france|europe|germany|overseas|countr(?:y|ies)|ice|snow\w*|mud|flood\w*|slips?|tyres?|potholes?|cones|overtak\w*|road ?works|sheep|cows|crash\w* in the movie)\b/u;

/** What children tell of being looked after, and driven, by somebody who has been drinking. */
export const hintedOfDrinking: readonly Sign[] = [
  hint(
    kind,
    `${adult}${upTo(3)}(?:drove|drives?|driving)${upTo(4)}(?:on the wrong side|in the middle of the road|all over the (?:road|place|lines?)|over the (?:\\w+ )?line|swerv\\w+|in zig ?zags|wonky|wobbly)`,
    driven,
  ),
  hint(
    kind,
    `(?:held|hold|holding|grab|grabs|grabbed|took|take|steer|steers|steered|steering) (?:the|his|her) (?:\\w+ )?(?:wheel|${vehicle})${upTo(10)}(?:eyes? (?:were |are )?(?:shut|closed|shutting|closing)|asleep|(?:was|is|were|to|too) (?:drunk|wasted)|kept? nodding)`,
    /\b(?:paddock|farm|hay|feed\w*|boat|jok\w+|pretend\w*|lap|kart|games?|play\w*|dreams?|dreamt)\b/u,
  ),
  hint(
    kind,
    `${waits}${upTo(6)}(?:${drinks}|${theirDrinks})|(?:${drinks}|${theirDrinks})${upTo(5)}${waits}`,
    /\b(?:fizzy|mcdonalds|kfc|burgers?|drive (?:thru|through)|ferry|movies?|ice ?creams?|meal|water bottles?|soft)\b/u,
  ),
  hint(
    kind,
    `(?:after|when|because|even when) ${adult} (?:\\w+ )?(?:has|had|been|is|was|gets) (?:\\w+ ){0,3}(?:beers|drinks|wines|cans|bourbons|drunk|drinking)(?: (?:and|but|then|he|she|still))* (?:drove|drives) (?:me|us|home|my)`,
    /\b(?:fizzy|sober|taxi|uber|never)\b/u,
  ),
  hint(
    kind,
    `${wontWake}${upTo(6)}(?:on|in) the ${floor}|(?:on|in) the ${floor}${upTo(6)}${wontWake}|${wontWake}${upTo(4)}${copes}`,
    /\b(?:christmas|easter|fathers day|mothers day|birthday|present|cats?|kittens?|dogs?|puppy|hedgehogs?|hamster|guinea|rabbit|bunny|fish|bird|lamb|cal(?:f|ves)|horse|scooter|bike|bikes|nappy|teddy|doll|night shift|jok\w+|prank|santa)\b/u,
  ),
];
