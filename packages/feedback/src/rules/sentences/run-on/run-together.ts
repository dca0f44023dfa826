import { auxiliary, often } from '../../../text/grammar/verbs.ts';

/** Begins a part of a sentence that needs another: “when we got there”. */
export const leaning =
  /^(?:(?:and|but|so|then) )?(?:when|whenever|if|because|cause|cos|while|although|though|unless|even (?:if|though|when)|(?:as|after|before|since|until|once|as soon as|by the time|every time|the first time|next time)(?= (?:i|we|he|she|they|it|you|there|this|that|everyone|everybody|the|my|our|his|her|their|mum|dad)\b))\b/iu;

const past =
  'ate|bit|broke|brought|built|bought|began|became|caught|drove|fell|flew|found|gave|grew|heard|held|kept|knew|left|lost|made|met|ran|sat|saw|slept|stood|swam|told|took|threw|won|woke|wrote';
const verbs = String.raw`(?:(?:${auxiliary}|${often}|${past})\b|(?!hundred|indeed)\p{L}{3,}ed\b)`;
const own = String.raw`(?!(?:that|who|which|i|we|he|she|they|it|you)\b)\p{L}+`;
const named = String.raw`(?:my|our|his|her|their|the|a|an|some|every|one|two|three|your) ${own}(?: ${own})?`;
const adverb = '(?:just |really |also |never |always |still |only |all |even )?';

/** Somebody, and what they do. */
const clause = String.raw`(?:(?:i|we|he|she|they|it|there|you|this|that|these|those|everyone|everybody|nobody|mine|${named}) ${adverb}${verbs}|(?:it|he|she|that|there|who|what)['’]s\b|(?:they|we|you)['’]re\b|i['’]m\b)`;
const begins = new RegExp(`^${clause}`, 'iu');
const holds = new RegExp(String.raw`(?<![\p{L}'’])${clause}`, 'iu');
/** “Taupō is”. */
const byName = String.raw`\p{Lu}\p{Ll}{2,} (?:is|was|has|had|said|went|got|came|ran)\b`;
const names = new RegExp(String.raw`(?<=^|\s)${byName}`, 'u');

const beginsNamed = new RegExp(`^${byName}`, 'u');

const commands =
  /^(?:(?:then|now|so|just|please) )?(?:don['’]?t|do not|do|put|take|get|keep|look|turn|make|go|come|wait|use|leave|add|cut|stand|hold|stop|let|plug|call|open)\b/iu;

/** Whether somebody does something in it. */
export const hasClause = (part: string): boolean =>
  holds.test(part) || names.test(part) || commands.test(part);

/** Takes what comes next for what is said or thought, asked about or meant. */
const saying =
  /\b(?:said|says?|thinks?|thought|know|knew|asked|wondered|told|tell|means?|meant|yelled|shouted|if|when|whether|unless|what|how|why|where|who|which|that|as|because|so|not only|the more)\b[^,]*$/iu;

/** “I think”, “she wondered” and the like join nothing. */
const aside =
  /^(?:that|you know|i (?:think|guess|mean|hope)|(?:i|he|she|they) (?:thought|wondered|said|asked))\b/iu;

/** “I can fix it, I can paint it and I can sell it.” */
const listed = /\b(?:and|or) (?:i|we|he|she|they|it|you|there|the|my|our|his|her|their)\b/iu;

/** A comma and the space after it (characters). */
const MARK = 2;

/** Clauses after a comma that joins them to nothing, by their place: “If we wait they get sick, it is that simple”. */
export function splicesIn(sentence: string): number[] {
  const [first = '', ...later] = sentence.split(/[,;] /u);
  let at = first.length;
  return later.flatMap((part, i) => {
    const before = later[i - 1] ?? first;
    const index = at + MARK;
    at = index + part.length;
    // “If it rains, or it snows, it …”
    const isMore = /^(?:and|or|but)\b/iu.test(before) && leaning.test(first) && !hasMain(first);
    const isWhole = leaning.test(before) ? hasMain(before) : hasClause(before) && !isMore;
    const isFound =
      isWhole &&
      (begins.test(part) || beginsNamed.test(part)) &&
      !aside.test(part) &&
      !saying.test(before.replace(opening, ''));
    return isFound ? [index] : [];
  });
}

/** Whether a comma alone joins two clauses, not of a list. */
export const isSpliced = (sentence: string): boolean =>
  !listed.test(sentence.split(/[,;] /u).slice(1).at(-1) ?? '') && splicesIn(sentence).length > 0;

/** The subordinate clause that a sentence begins with, as far as its subject. */
const opening = new RegExp(
  String.raw`${leaning.source} (?:(?:the|my|our|his|her|their|a|an|your) )?\p{L}+`,
  'iu',
);
const subjects = new RegExp(
  String.raw`(?<!\b(?:and|or|that|who|which|than|as|what|how|where|why) )(?<![\p{L}\p{N}_])(?:(?:i|we|he|she|they)(?= )|(?:it|you|there|everyone|(?:my|our|his|her|their|the) \p{L}+) ${adverb}${verbs}|(?:it|that|there)['’]s\b)`,
  'giu',
);

/** Whether another clause follows the one that a sentence begins with. */
export const hasMain = (part: string): boolean => {
  const rest = part.replace(opening, '');
  return (
    /\bthen\b|\bdon['’]?t (?:worry|forget|panic|be)\b/iu.test(rest) || rest.search(subjects) >= 0
  );
};

/** What somebody knows, says or feels follows without ‘that’. */
const knowing =
  'know|knows|knew|thinks?|thought|says?|said|sed|whispered|yelled|shouted|screamed|hopes?|hoped|sees?|saw|feels?|felt|believes?|likes?|wish|wishes|sure|certain|glad|afraid|sorry|lucky|proud|means?|meant|realised?|notices?|noticed|finds?|found|wonders?|wondered|bet|guess|reckons?|swear|told|tells?|shows?|showed';
const placing =
  'in|on|at|of|to|for|with|by|from|about|beside|near|under|over|behind|into|through|across|around|inside|outside|without|against|like|up';
const adverbs =
  'now|today|tonight|yesterday|tomorrow|soon|later|there|here|sometimes|usually|often|maybe|perhaps|always|never|only|even|just|also|still|first|next|\\p{L}+ly';
const helping =
  'do|does|did|is|are|was|were|am|can|could|will|would|should|have|has|had|lets?|makes?|made|helps?|helped|watch|watched|heard|happy';

/** After these, a subject begins a clause that belongs to the one before. */
const joining = new RegExp(
  String.raw`\b(?:how (?:\p{L}+ )?\p{L}+|(?:which|what|whose) \p{L}+|so (?:\p{L}+ )?\p{L}+|and|but|so|or|nor|then|because|cos|cause|coz|becos|becaus|becuase|when|whenever|while|until|till|untill|although|though|tho|after|before|if|as|that|than|since|once|unless|where|why|how|what|who|whoever|which|whether|plus|yet|whatever|wherever|however|${knowing}|${placing}|${adverbs}|${helping}|me|him|her|us|everything|all|anything|nothing|something|things?|times?|way|day|moment|place|reason) $`,
  'iu',
);

const another =
  /(?<=[\p{L}\p{N}]) (?=(?:i|he|she|they|we|it) (?:am|is|are|was|were|has|had|can|can['’]?t|couldn['’]?t|could|will|would|just|does|do|don['’]?t|didn['’]?t|doesn['’]?t|wasn['’]?t|isn['’]?t|look|looks|go|goes|come|came|say|said|went|got|tells|needs?)\b|(?:it|that|there|he|she)['’]?s (?:a|an|the|not|so|my|really|very)\b|(?:you|there) (?:can|are|was|were|have|is)\b|i['’]m\b)/giu;

/** “The only thing she had”, “a door I knew”, “and in winter it is cold”. */
const relative =
  /\b(?:the|every|any|each|all|my|our|his|her|their|no) (?:\p{L}+ )?\p{L}+$|\b(?:and|but|so|or|then) (?:in|on|at|by|after|before|during|for|from|with|one|every|this|that|last|next|each) (?:\p{L}+ ?){1,5}$/iu;
const ofSpeaker = /\ban? (?:\p{L}+ )?\p{L}+ (?:i|we|you|they)$/iu;

/** “…, and if I won”: the last clause that leans on another. */
const lastLeaning =
  /\b(?:if|when|whenever|while|after|before|because|until|once|since)\b(?!.*\b(?:if|when|whenever|while|after|before|because|until|once|since)\b).*$/iu;

/** Two sentences with nothing between them: “it is different it just stares”. */
export const isUnjoined = (sentence: string): boolean =>
  [...sentence.matchAll(another)].some(({ index }) => {
    const before = sentence.slice(0, index).replace(/^.*[,;] ?/u, '');
    const subject = /^\p{L}+/u.exec(sentence.slice(index + 1))?.[0] ?? '';
    if (joining.test(`${before} `) || relative.test(before)) return false;
    if (ofSpeaker.test(`${before} ${subject}`)) return false;
    const tail = lastLeaning.exec(before)?.[0] ?? before;
    return leaning.test(tail) ? hasMain(tail) : hasClause(before);
  });

/** Several clauses that are only strung together. */
const strung = /(?:\band (?:then )?(?:i|we|he|she|they|it)\b.*){3}/iu;
export const isStrung = (sentence: string): boolean => strung.test(sentence);
