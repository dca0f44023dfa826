import { MONTH } from '../../../language/kinds-of-words/months.ts';

/** What tells when, where and who in the first sentence of a story. */

const days = '(?:mon|tues|wednes|wens|thurs|fri|satur|sat|sun)day';

const part = '(?:morning|afternoon|night|evening)';

/** ‘Sunday’ alone may be a name, and ‘on Sunday nights’ is every week. */
export const when = new RegExp(
  String.raw`\b(?:on|last|this|one) ${days}(?: ${part})?(?! ?${part}s)\b|^${days}(?: ${part})?(?! ?${part}s)\b|\b(?:last|one) (?:\p{L}+ )?(?:week|weekend|night|year|month|term|summer|winter|holidays|day|morning|afternoon|evening)\b|\byesterday\b|\b(?:in|on|at|over) the weekend\b|\b(?:in|during|over) (?:the )?(?:(?:last|july|summer|winter|christmas|school) )?holidays\b|\b(?:in|last|one day in) (?:${MONTH})\b|\bone (?:cold|hot|dark|stormy|sunny|rainy) (?:day|night|morning|afternoon|evening)\b|\bat midnight\b|\bwhen i was (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b`,
  'iu',
);

const place =
  'beach|park|camp|school|farm|forest|bush|river|creek|lake|sea|zoo|pool|pools|marae|shops?|village|castle|garden|mountain|island|field|hospital|library|bach|jungle|cave|playground|museum|stadium|wharf|hall|house|paddock|street|town|city|porch|shed|kitchen|tent|ferry|bus|train|gym|classroom|attic|basement|swamp|desert|harbour|reserve|hut|courts?';
/** ‘To the farm’ is where the story happens if somebody went there. */
const to = String.raw`(?<=\b(?:went|go|going|drove|walked|walking|biked|flew|came|travelled|moved)(?: \p{L}+){0,3} )to`;
export const where = new RegExp(
  String.raw`\b(?:at|in|into|near|behind|beside|inside|under|on|${to}) (?:(?:the|a|an|my|our|his|her|their|some) )?(?:(?!and\b)\p{L}+['’]?s? )?(?:${place})\b`,
  'iu',
);
/** A place by its name. */
export const named = new RegExp(
  String.raw`\b(?:in|at|near|${to}) (?:Lake |Mount |Mt |Te )?(\p{Lu}[\p{L}\p{M}]{3,})(?: \p{Lu}[\p{L}\p{M}]+)?(?!['’]s|-|\p{L})`,
  'u',
);
export const noPlace = new RegExp(
  String.raw`^(?:${days}|${MONTH}|year|room|term|christmas|easter|matariki|mum|dad|nana|koro|grandma|grandad|miss|mister|whaea|matua|aunty|uncle|english|māori|maori|samoan|p\p{L}|school)s?$`,
  'iu',
);

const person =
  '(?:mum|dad|mother|father|sisters?|brothers?|cousins?|friends?|mates?|family|whānau|nana|nan|koro|poppa|grandma|grandad|aunty|uncle|class|team|dog)';
export const who = new RegExp(
  String.raw`\bwith (?:my|our) (?:(?:little|big|older|younger|best) )?${person}\b|\bme and (?:my ${person}\b|\p{Lu}\p{L}+)|\bmy ${person} and (?:i|me)\b|(?:\b(?:a|an|the|my) (?:\p{L}+ ){1,3})?\b(?:called|named) \p{Lu}\p{L}+|\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|Yesterday|Today)\p{Lu}\p{Ll}+ and (?:I|me)\b|\bmy (?:mum|dad|nana|koro|grandad|grandma|cousin|uncle|aunty|brother|sister)\b`,
  'u',
);

/** What is so, was meant to be, or happens again and again, is not yet the story. */
export const general =
  /\b(?:supposed|meant|should|would|every|always|usually|often|sometimes|used to)\b|^(?!(?:it|this|there|today)\b)[\p{L}’' -]{2,40} (?:is|are) /iu;
