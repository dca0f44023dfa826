import type { Sign } from '../concern.ts';
import { hint, upTo } from '../hint.ts';

const kind = 'threat';
const places = '(?:sock|socks|sleeve|boots?|waist ?band|belt|trackies|trackpants|jacket|hoodie)';
const harmlessThings =
  /\b(?:tricks?|cards?|magician|lizards?|skinks?|geckos?|frogs?|weta|mouse|mice|kittens?|puppy|chick|crab|eel|loll(?:y|ies)|snacks?|chocolates?|eggs?|toy|toys|pokemon|surprise|holes?|medal|rash|shin ?pads?|answers|money|tooth|stones?|prickles?|sand|leech\w*|bandage|cast|stitches|tattoo|bee|wasp|spider)\b/u;
const whoever =
  '(?:they|he|she|anyone|anybody|someone|somebody|any of them|(?:the|those|that|them) (?:\\w+ ){0,2}(?:boys?|girls?|kids?|lot))';
const begins =
  '(?:starts?(?: (?:on|with|again|anything|something|it|up|any)| \\.)|tr(?:y|ies) (?:it|that|anything|me|to (?:get|touch|hit|grab|take))|touch(?:es)? me|come(?:s)? (?:near|at|after) (?:me|us|him)|pick(?:s)? on|mess(?:es)? with|say(?:s)? (?:it|that) again|do(?:es)? (?:it|that) again|jump(?:s)? me)';

/** What children tell of something that could hurt, kept ready. */
export const hintedOfWeapons: readonly Sign[] = [
  hint(
    kind,
    `(?:show|shows|showed|shown|showing) (?:me|us|everyone|everybody|them|the \\w+) (?:what|the thing|something)${upTo(3)}(?:down|up|inside|in|under) (?:his|her|their) (?:\\w+ )?${places}`,
    harmlessThings,
  ),
  hint(
    kind,
    `(?:his|her|a|the|brothers|cousins|uncles|dads|cuzzies) (?:\\w+ )?(?:(?:flick|flicky) (?:one(?! way)|knife|knives|blade)|switch ?blade|butterfly knife|knuckle ?dusters?|brass knuckles)`,
    /\b(?:games?|fortnite|minecraft|roblox|movies?|film|museum|illegal|banned|laws?|police|customs|airport|imaginary|plastic|trick|comb)\b/u,
  ),
  hint(
    kind,
    `(?:keep|keeps|keeping|kept|saves?|saving|saved|brings?|bringing|brought|got|has|hid|hides|carry|carries|carrying) (?:it|one|them|this|that)${upTo(5)}(?:if|when|next time|in case|for when) ${whoever} (?:\\w+ )?${begins}`,
    /\b(?:rain\w*|sneez\w*|epi ?pen|inhaler|puffer|bleed\w*|wasps?|bees?|sting\w*|cry|cries|crying|snor\w*|diabet\w*|jelly|sick|asthma|dummy|seagulls?|magpies?|rooster|dogs?|possums?|cats?|baby|ball|whistle|coach|game|match|ref)\b/u,
  ),
];
