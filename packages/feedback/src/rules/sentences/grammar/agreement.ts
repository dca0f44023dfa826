import { itIs } from '../../../language/spelling/it-is.ts';
import { isWrongPast } from '../../../language/spelling/spelling.ts';
import { lowerWords } from '../../../text/words.ts';
import { hasBareVerb } from './bare-verb.ts';
import { lacksArticle } from './missing-article.ts';

const counted =
  '(?!1\\b)\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|many|several|few';
const units =
  'hour|day|week|month|year|minute|second|degree|dollar|metre|meter|kilometre|kilo|kid|boy|girl|dog|cat|time|friend|student|person|hole|thing|bird|animal|cow|tree|egg|bag|cup|photo|picture|game|place|colour|reason|jacket';
/** Not “two minute noodles”, “a 5 dollar note”. */
const alone = String.raw`(?=\W*$|[.,!?;]| (?:and|but|or|so|because|when|if|in|on|at|of|for|from|to|with|can|is|are|was|were|ago|later|after|before|i|we|he|she|they|it)\b)`;

/** The base of a verb after ‘is’: none of them is an adjective or a noun as well. */
const unjoinable =
  'become|happen|go|come|have|want|make|give|take|get|eat|see(?! through)|know|think|tell|ask|feel|find|keep|hold|boil|soak|shake|bring|buy|catch|choose|carry|sit|stand|throw|write|grow';

/** What one person or thing does. */
const ofOne =
  'is|was|has|goes|does|lives|eats|means|makes|gets|runs|comes|takes|looks|needs|wants|likes|helps|gives|keeps|catches|says';

/** “If he were”, “did she have”; “inside it were two cakes”. */
const before =
  'if|as if|as though|though|wish|wishes|did|does|do|can|could|will|would|should|must|may|might|let|make|makes|made|see|saw|help|like|to|in|on|of|at|for|with|from|by|inside|behind|beside|under|around|near|and|or';

const person = String.raw`(?:mum|dad|nan|nana|koro|papa|mama|mother|father|sister|brother|friends?|uncle|aunty|cousins?|teacher|dog|cat|grand\p{L}+)`;

/** Verbs and numbers that don’t go with the noun or pronoun beside them, and words left out. */
const slips: readonly RegExp[] = [
  /(?<!\b(?:one|each|any|none) of (?:these|those|the|my|our) )(?<!\b(?:one|each|any|none) of )\b(?:we|they|you|people|children|feet|men|women|these|those|(?:my|his|her|our|their|its|the) (?:arms|legs|hands|eyes|knees|ears|fingers|teeth|shoes)) (?:is|was|has|does)\b/iu,
  /\b(?:some|most|all|many|lots|heaps) of (?:the|my|our|his|her|their|these|those) \p{L}+[^su\P{L}]s (?:is|was|has)\b/iu,
  /(?:^|\b(?:and|so|then|when|because|but|day|that) )me and (?:\p{L}+|my \p{L}+) (?:is|was|were|went|had|got|saw)\b/iu,
  new RegExp(
    String.raw`(?<!\b(?:${before}) )\b(?:he|she|it) (?:are|were|have|do|don['’]?t)\b`,
    'iu',
  ),
  /\bi (?:is|are|has|does)\b/iu,
  // “Everybody get to cut one”
  /(?:^|\b(?:and|so|then|because|but|when|if) )(?:every|some|any)(?:body|one) (?:get|have|do|are|were|want|like|need|go|come|know|make|say|take)\b/iu,
  /\bthere(?:['’]?s| is| was| isn['’]?t| wasn['’]?t) (?:any |some |so many |too many |heaps of |lots of |less |also )?(?:(?!always\b|sometimes\b|perhaps\b|less\b|\p{L}*ous\b)\p{L}{3,}[^s\P{L}]s|people|children|heaps|two|three|four|five)\b/iu,
  /\b(?:there (?:is|was)|theres) more (?:\p{L}{2,}[^s\P{L}]s|people|children)\b/iu,
  new RegExp(String.raw`\bthere(?:['’]?s| is| was) (?:only |about |like )?(?:${counted})\b`, 'iu'),
  /\b(?:when|if|because) (?!(?:i|we|you|they|people|children|kids)\b)\p{L}*[^s\P{L}] (?:come|go|say|have|make|get|want|become|fall)\b/iu,
  /\ball (?:student|animal|kid|boy|girl|teacher|class)\b/iu,
  new RegExp(String.raw`(?<!\p{L})\p{L}{2,}[^s\P{L}]s (?:that|who) (?:${ofOne})\b`, 'iu'),
  // “Two tiny fans on their head which catches food”
  new RegExp(
    String.raw`\b(?:${counted}) (?:\p{L}+ )?\p{L}+s (?:(?:on|of|in) (?:its|their|his|her) \p{L}+ )which (?:${ofOne})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:year|room|number|level|class|step|chapter|age|aged) )\b(?:${counted}) (?:${units})${alone}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:is|are|was|were) (?:${unjoinable})\b`, 'iu'),
  /\bto (?:went|saw|came|ate|was|were|had)\b|\b(?:did|didn['’]?t) (?:went|saw|came|ate|had|got)\b/iu,
  /\b(?:have|has|had) (?:went|saw|ate|drove|wrote|took|broke|fell|swam|sang|gave|began|forgot|chose|knew|flew|spoke|threw|wore)\b/iu,
  /(?<!\b(?:have|has|had|haven['’]t|hasn['’]t|hadn['’]t) )\b(?:i|we|he|she|they|you) (?:never |only |just )?(?:seen|done|been|gone)\b/iu,
  // “Then my nana telling the story”
  new RegExp(
    String.raw`^(?:then |and |so |but )*(?:(?:my|our|his|her|their) ${person}|i|we|he|she|they) (?!(?:during|morning|evening|everything|anything|nothing|something)\b)\p{L}{3,}ing\b`,
    'iu',
  ),
  // “My father he was”
  new RegExp(
    String.raw`^(?:(?:then|and|so|but|because) )*(?:my|our|his|her|their|one|two) (?:${person}|people|boy|girl|man|lady|cow|horse) (?:he|she|they) \p{L}`,
    'iu',
  ),
  // “Is not a insect”; ‘a one-way street’ is right, and te reo has an ‘a’ of its own.
  /(?<=\b(?:is|was|are|not|like|see|saw|got|had|have|has|ate|eat|had|with|of|in|on|for) )a (?!(?:one|once|eu\p{L}*|ewes?)\b)[aeio]\p{Ll}{2,}/u,
  /\byour (?:out|done|it|going|not|the|a|so|ready|dead|safe|welcome|stuffed|allowed|scared)\b(?! \p{L}+ing)/iu,
  itIs,
  // “Its dormant because it is old”; “its crater has a lake” has its verb.
  /^its \p{L}+ (?:because|but|now)\b/iu,
  /\b(?:because|so|if|when) (?:have|has|is|are|was) (?!(?:it|he|she|they|we|you|i|that|this|these|those|there|the|an?|my|our|your|his|her|their|your|why|how|what|\p{L}+ing)\b)\p{L}/iu,
  /\b(?:big|small|good|bad|fast|tall|long|high) than\b/iu,
  /\bmore (?:slow|big|small|fast|good|bad|easy|hard|tall|long|short|old|cheap|high|hot|cold|strong)(?=\W*$|[.,!?]| than\b)/iu,
  /\b(?:could|would|should|must|might) of\b|\b(?:must|should|could|would) to\b/iu,
  /^(?:first|second|third|next|last|other|main) reason is\b|\breason is because\b/iu,
];

/** Whether a verb, a number or a little word is wrong or missing, as far as a pattern can tell. */
export const hasAgreementSlip = (words: string): boolean =>
  slips.some((slip) => slip.test(words)) ||
  lacksArticle(words) ||
  words
    .split(/[,;:–—]/u)
    .map(lowerWords)
    .some((part) => hasBareVerb(part) || part.some(isWrongPast));
