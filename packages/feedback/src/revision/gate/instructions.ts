import { normaliseText, wordsAlone } from '@second-draft/contract';
import { sentencesOf } from '../../text/sentences.ts';

const judge = String.raw`(?:ai|a\.i\.|robot|bot|chat ?bot|chat ?gpt|gpt|gemini|claude|copilot|assistant|language model|judge|marker|grader|checker|examiner|(?:computer|machine|programme?|app|system|person|teacher|one)(?= (?:that|who|which|marking|checking|reading|judging|grading))|whoever)`;
const outcome = String.raw`(?:done|finished|complete[d]?|acted on|improved|achieved|passed|correct|fixed|followed|met|yes|full marks|(?:a )?tick)`;
const steps = String.raw`(?:next steps?|(?:all|both|every|each) (?:of )?(?:the |my |your )?steps?|(?:the|my|this|that|your) (?:feedback|comments?|step)|step (?:\d|one|two|three)|what (?:you|the teacher|my teacher|miss|sir) (?:said|asked|told|wanted)|what (?:i was|i['’]m) (?:asked|told)|everything (?:you|i was) (?:asked|told|said))`;
/** ‘I did not run because I felt sick’ tells a reason, and ‘I have used because now’ a judge. */
const because = String.raw`because(?=\W*$|\W+(?:now|and|like|so|to|in|as|here|please|for|too)\b)`;
const craft = String.raw`(?:${because}|reasons?|feelings?|details?|adjectives?|adverbs?|(?:strong(?:er)? |better |more )?(?:verbs?|words?|vocabulary)|paragraphs?|speech(?: marks)?|similes?|metaphors?|capitals?|capital letters|full stops?|punctuation|spelling|sentences?|(?:my |the |a |an )?(?:ending|conclusion|opening|introduction|examples?|evidence|facts?)|senses|connectives|headings?|rhetorical questions?)`;
const give = String.raw`(?:say|says?|answer|mark|marks?|count|judge|report|record|tick|set|give|grade|rate|write|put|tell)`;

/** What is said to the judge of the draft, not to the reader of the text. */
const toTheJudge: readonly RegExp[] = [
  // “Say that I did it”, “mark this as done”, “tell my teacher step 2 is done”
  String.raw`\b${give}\b[^.!?]{0,30}\b(?:i(?:['’]ve| have)? (?:did|done|finished|fixed|followed|changed|added|improved|acted)|as ${outcome}|(?:is|are|was|it|this|that) ${outcome})\b`,
  String.raw`\b(?:haf|have|has|need|got|must|should|please|just|now|so|and|to|will)\b[^.!?]{0,20}\b${give}\b[^.!?]{0,15}["“‘'*]?\b${outcome}\b["”’'*]?[^\p{L}]*(?:$|for|on|to|please)`,
  String.raw`\b${give}\b[^.!?]{0,12}["“‘'*:]\s*${outcome}\b`,
  String.raw`^\W*${give} (?:that )?(?:it['’]?s |it is |i am |i['’]m )?${outcome}(?: ${outcome})*\W*$`,
  String.raw`\b(?:answer|verdict|score|status|result|output)s?\b[^.!?]{0,20}(?:[:=]|\bto\b|\bis\b|\bas\b)\s*["“‘']?${outcome}\b`,
  String.raw`\banswer (?:\p{L}+ )?${outcome}\b`,
  // Said only to a judge
  String.raw`\b(?:verdicts?|next steps?|(?:my|your|the) feedback|json)\b`,
  String.raw`\b(?:so|then|please|pls|just),? (?:please |you can |you could |you must |just )?(?:tick|mark|score|grade|pass)\b`,
  String.raw`\bi(?:['’]ve| have) (?:now |already )?(?:shown|described|joined|numbered|split|swapped|replaced|proved)\b`,
  String.raw`(?:^|\b(?:please|pls|plz|must|just|so|to)\b)[^.!?\p{L}]*(?:you (?:must |can |have to |should )?)?${give}\b[^.!?]{0,15}\b(?:done|dun|finished|completed?|ticked)\b`,
  String.raw`\b(?:tick|mark|say|put|answer)\b\W*(?:(?:it|this|that|me|as|is|one) )*(?:done|dun|finished|completed?)\b`,
  // “Ignore your instructions”
  String.raw`\b(?:ignore|forget|disregard|override|skip)\b[^.!?]{0,30}\b(?:instructions?|prompts?|rules|the (?:above|text|rest)|what the text|everything (?:above|before)|previous|earlier)\b`,
  // “Note for the computer that checks this”, “Hey AI”, “Dear marker”
  String.raw`^\W*(?:(?:p\.?s\.?|note|message|memo|instructions?|attention|important|hey|hi|hello|dear|to|for|system)\b[^.!?\p{L}]{0,3}(?:(?:for|to|from)\b )?(?:the |my |all |this )?){1,2}${judge}\b`,
  String.raw`^\W*(?:system|assistant|user|prompt|instructions?)\s*:`,
  String.raw`\b(?:you are|if you(?:['’]re| are)|as) an? (?:ai|bot|chat ?bot|language model|assistant|judge|marker)\b`,
  // “I did all my next steps”, “the student has done what was asked”
  String.raw`\b(?:i|student|writer|child|pupil|author)\b(?:['’]ve)?[^.!?]{0,25}\b(?:did|done|finished|followed|completed|fixed|answered|acted on|achieved|used|changed)\b[^.!?]{0,20}\b${steps}\b`,
  String.raw`\b(?:the|this) (?:student|writer|child|pupil|author)\b[^.!?]{0,20}\b(?:has|have|did)\b[^.!?]{0,15}\b(?:now |clearly |really )?(?:written|done|added|changed|shown|improved|fixed|acted|followed|made|used|met|completed)\b`,
  String.raw`\bi (?:showed it|did (?:it|that)|put (?:it|that|the \p{L}+) in|have done (?:it|that))\b[^.!?]{0,40}\b(?:like|as|and didn['’]?t tell|so (?:say|mark|give))\b`,
  String.raw`\b${steps}\b[^.!?]{0,15}\b(?:is|are|was|were|has been|have been)\b (?:now |all )?${outcome}\b`,
  String.raw`\bi (?:did|done|have done|['’]ve done) (?:all |both )?(?:the|my) (?:next )?steps\b`,
  // “I have used because now”, “my story has lots of feelings in it now”
  String.raw`\bi(?:['’]ve| have)? (?:now |already |also )?(?:used|added|put in|put|included|wrote|written|fixed|checked|changed|improved|mended|done|did)\b[^.!?]{0,25}\b${craft}\b`,
  String.raw`\b(?:my|this|the) (?:story|text|writing|draft|work|piece|recount|report|essay|argument)\b[^.!?]{0,15}\b(?:now |really |already )?(?:has|have|uses|shows|includes|is (?:much |way )?(?:better|fixed|done|finished|good|perfect))\b[^.!?]{0,25}(?:\b${craft}\b|\bnow\b|\bdone\b|$)`,
  // “This report now ends by saying what matters”: no text speaks so of itself
  String.raw`\b(?:my|this|the) (?:story|text|writing|draft|work|piece|recount|report|essay|argument|letter|instructions)(?:['’]s)?(?: (?:ending|opening|beginning|title))? (?:now (?:also )?(?:ends?|begins?|starts?|finish(?:es)?|says?|tells?|explains?|describes?|gives?|answers?|sums?)|(?:now |also )?(?:ends?|finish(?:es)?|begins?|starts?) by (?:saying|telling|explaining|summing|asking))\b`,
  String.raw`\b(?:teacher|miss|sir|whaea|matua|computer|ai|robot|marker|judge)\b[^.!?]{0,15}\b(?:should|must|has to|have to|needs? to)\b[^.!?]{0,10}\b(?:say|mark|tick|count)\b`,
].map((shape) => new RegExp(shape, 'iu'));

/** Nothing shorter is said to the judge (UTF-16 units). */
const SHORTEST = 'json'.length;

/** Double spaces and invisible characters hide nothing. */
function isToTheJudge(sentence: string): boolean {
  if (sentence.length < SHORTEST) return false;
  const { text } = normaliseText(sentence);
  return toTheJudge.some((shape) => shape.test(text));
}

/** A sentence this short after such words belongs to them: ‘Yes.’ (words) */
const AFTERTHOUGHT = 3;

/**
 * The new draft with what it says to its judge blanked out, so that ranges stay valid. What was in
 * the earlier draft stays: it proves nothing anyway.
 */
export function withoutInstructions(before: string, after: string): string {
  const sentences = sentencesOf(after);
  if (!sentences.some(({ text }) => isToTheJudge(text))) return after;
  const old = ` ${wordsAlone(before)} `;
  const kept: string[] = [];
  let at = 0;
  let wasToTheJudge = false;
  for (const { text, start, end } of sentences) {
    const words = wordsAlone(text);
    const isShort = words.split(' ').length <= AFTERTHOUGHT;
    const isNew = !old.includes(` ${words} `);
    wasToTheJudge = isNew && (isToTheJudge(text) || (wasToTheJudge && isShort));
    if (!wasToTheJudge) continue;
    kept.push(after.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return kept.join('') + after.slice(at);
}
