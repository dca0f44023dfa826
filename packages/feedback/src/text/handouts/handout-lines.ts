import { countWords } from '../words.ts';

/** How lines look that a teacher's handout has, and a student's writing hasn't. */

const LONGEST_TITLE = 60;
const WORDS_OF_A_LABEL = 6;

/** What only somebody who talks of writing has words for. */
const ofWriting =
  '(?:capital letters?|full stops?|punctuation|spelling|speech marks|paragraphs?|sentences?|adjectives?|adverbs?|similes?|verbs|connectives|success criteria|own words|purple pen|your (?:writing|work|story|recount|report|letter|speech|poem|paragraph|opinion|argument|ideas|reasons|thinking|answers?|news|reader|hook|title|topic|animal|hero|character|setting)|at least (?:\\d+|two|three|four|five))';

const whose =
  "(?:(?:my|your|our|the|teacher|kaiako|peer|buddy|parent|wh[aā]nau|self)(?:['’]s)?[ -]?)*";

const anywhere: readonly RegExp[] = [
  // Strong conclusion ☐ ☐
  /[□☐☑⬜]\s*$/u,
  /^yes ?\/ ?no\b/iu,
  /^(?:word count|due(?: date| by)?|hand(?:ed)? in by|edited by|proof ?read by|checked by|marked by)\b[^:]{0,30}(?::|\by\/n\b)|^next steps?:$/iu,
  /^(?:word bank|kupu|useful words|vocabulary)\b[^:.!?]{0,30}:/iu,
  new RegExp(`^${whose}(?:feedback|comments?|assessment|signature)\\b[^:]{0,20}:`, 'iu'),
  /^(?:i|my (?:teacher|buddy|partner)) thinks? (?:i am|i['’]m) an? ?:/iu,
  new RegExp(
    `^(?:did|have|has|can|do|does) (?:you|i|my|your|it|the)\\b.*\\b${ofWriting}.*\\?`,
    'iu',
  ),
  /^(?:(?:who|what|when|where|why|how)\?\s*){3,}$/iu,
  // (Paragraph 2: give another reason here)
  /^[([][^)\]]*\b(?:paragraph|conclusion|introduction|image|insert|another reason)\b[^)\]]*[)\]]$/iu,
  // Beginning (set the scene)
  /^\p{L}[\p{L} ]{2,30} ?\((?:[^)]{15,}\?|(?:set the|wrap it|describe|number your|list)\b[^)]*)\)$/iu,
  // Start your recount below:
  /^(?:please )?(?:start|begin|write|type|draw)\b[^.!?]{0,60}\b(?:here|below|underneath)\b\P{L}*$/iu,
];

const labels =
  /^(?:(?:your|my|full|first|student(?:['’]s)?) )?(?:names?|author|date|class|room|year|teacher|ingoa|te r[aā])\s*:/iu;

/** Without a stop: Room 22 Weekend News, Descriptive Writing, MY STORY. */
const titles =
  /^(?:(?:room|rm|term|year|yr)s? ?\d+.*|(?:[\p{L}'’]+(?: [–—-])? ){1,5}(?:writing|template|planner|worksheet|assessment)\b.*|(?:my )?(?:plan|planning|story|writing|draft|published copy):?)$/iu;

const prompts =
  /^(?:(?:the|your|our|writing|picture|photo|story|today['’]s) )*(?:prompt|task|brief|remember(?: to)?|think about it|your turn)\s*\d*\s*[:!]|^your task is\b/iu;

const orders = new RegExp(
  `(?:^|[.?!:] )(?:please |first |then |now )?(?:write|use|include|give|think|choose|read|explain|describe|tell|check|make sure|remember|try|plan|add|edit|proof ?read|don['’]t forget|complete|answer|pick)\\b[^.!?]*\\b${ofWriting}|\\bremember to (?:edit|check|proof ?read)\\b`,
  'iu',
);

const questions = new RegExp(
  `^(?:who|what|where|when|why|how|which)\\b.*\\b${ofWriting}.*\\?$`,
  'iu',
);

/** An example, or the question to be answered. */
const more = /^(?:e\.?g\.?[\s:]|q(?:uestion)? ?\d*[.:)])/iu;

const lists: readonly RegExp[] = [
  /^(?:[\p{L}'’]+ ){0,4}(?:success criteria|check ?list|rubric)\P{L}*$/iu,
  new RegExp(
    `^(?:${whose}assessment|(?:self|peer|buddy)[ -]?(?:check|reflection))(?:\\P{L}*| ?[–—:-] .*)$`,
    'iu',
  ),
  /^(?:you must include|what to include|how will (?:i|we) know|criteria)\P{L}*$/iu,
  /^(?:sentence|paragraph) starters?\b[^.!?]*$/iu,
];

const starters = /^(?:story|writing) starter\b[^.!?]*$/iu;

/** A tick, a cross, or a box for one, before what a student has done. */
const ticked = new RegExp(
  `^\\s*(?:[□■☐☑☒✓✔✅⬜🔲]|\\[[ xX]?\\]).*\\b(?:I|my|${ofWriting})\\b`,
  'iu',
);

const ofCriteria = new RegExp(
  `\\b${ofWriting}|^I (?:can|have|will)\\b|^(?:\\d ?[-–:] ?)?(?:beginning|emerging|developing|working (?:towards|at|above)|achiev(?:ing|ed)|excell(?:ing|ence)|merit)\\b`,
  'iu',
);
/** Said of writing, or of how well it is done; not ‘I need help with paragraphs’. */
export const isCriterion = (text: string): boolean =>
  ofCriteria.test(text) && !/^I (?!can\b|have\b|will\b)/iu.test(text);

/** Wherever it stands. */
export const isOfHandout = (raw: string): boolean =>
  ticked.test(raw) || anywhere.some((pattern) => pattern.test(raw.trim()));

const isShort = (text: string): boolean => text.length <= LONGEST_TITLE;

export const isLabel = (text: string): boolean =>
  labels.test(text) && countWords(text) <= WORDS_OF_A_LABEL;

/** Says nothing by itself: a student may head her own writing so. */
export const isLabelOrTitle = (text: string): boolean =>
  isLabel(text) || (isShort(text) && !/[.!?]$/u.test(text) && titles.test(text));

/** What stands above a student's first words, or beside a line of the handout's. */
export const isAsking = (text: string): boolean =>
  isLabelOrTitle(text) || prompts.test(text) || orders.test(text);

/** What stands beside such a line alone. */
export const goesOn = (text: string): boolean => more.test(text) || questions.test(text);

/** A line that asks to choose has its choices below. */
export const offersChoice = (text: string): boolean => /\b(?:these|following)\b/iu.test(text);

/** What its heading introduces: one line, or a list. */
export function introducedBy(text: string): 'line' | 'list' | null {
  if (!isShort(text)) return null;
  if (lists.some((pattern) => pattern.test(text))) return 'list';
  return starters.test(text) ? 'line' : null;
}

/** Prose; a title or a label may stand above a handout. */
export const isProse = (text: string): boolean => !isShort(text) || /[.!?…]["'”’)]*$/u.test(text);
