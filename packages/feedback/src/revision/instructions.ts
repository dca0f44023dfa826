import { wordsAlone } from '@second-draft/contract';
import { sentencesOf } from '../text/sentences.ts';

/** Who reads it: no child's story is told to these. */
const reader = String.raw`(?:teacher|computer|judge|marker|reader|ai|bot|robot|chat ?gpt|assistant|machine|programme?|app|system|checker|model)`;
const verdictWord = String.raw`(?:done|did (?:it|that|this|what)|finished|improved|perfect|excellent|complete[d]?|correct|passed?|full marks|acted on|fixed|changed (?:it|everything))`;

/** Words to whoever judges the draft, not to the reader of the text. */
const toTheJudge: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:say|write|answer|tell (?:my|the|them|her|him|\p{L}+)(?: \p{L}+)?|mark|count|judge|report|put|give|record|tick)\b[^.!?]{0,40}\b(?:that )?(?:i(?:['’]ve| have| did| am)?|this|it|the step|my \p{L}+|everything|all|student|he|she)\b[^.!?]{0,40}\b${verdictWord}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:say|mark|count|answer|judge|write|record)\b[^.!?]{0,20}["“‘':]\s*${verdictWord}\b`,
    'iu',
  ),
  new RegExp(String.raw`\bmark\b[^.!?]{0,40}\b(?:as|is)\b[^.!?]{0,20}\b${verdictWord}\b`, 'iu'),
  /\b(?:ignore|forget|disregard|skip)\b[^.!?]{0,30}\b(?:instructions?|rules?|prompt|earlier text|above|everything before)\b/iu,
  new RegExp(
    String.raw`^\W*(?:note|message|instructions?|attention|hey|hi|hello|dear|to|system)\b[^.!?]{0,20}\b${reader}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:the )?(?:student|writer|child|pupil)\b[^.!?]{0,30}\b(?:has|have|did)\b[^.!?]{0,40}\b(?:step|feedback|asked|done|everything)\b`,
    'iu',
  ),
  /\bi (?:have |['’]ve )?(?:now )?(?:done|did|followed|completed|fixed|answered|acted on) (?:all |everything )?(?:of )?(?:(?:the|my|your|this|that|these) )?(?:next )?(?:steps?|feedback|comments?|what you (?:said|asked|told|wanted))\b/iu,
  /\b(?:verdict|score|status|result|grade)\s*[:=]\s*["“]?\p{L}+/iu,
  /\b(?:this|my) (?:step|feedback|comment) (?:is|was|has been) (?:now )?(?:done|finished|complete\p{L}*|acted on)\b/iu,
];

/**
 * The new draft with what it says to its judge blanked out, so that ranges stay as they are. What
 * stood in the earlier draft stays: it proves nothing anyway.
 */
export function withoutInstructions(before: string, after: string): string {
  if (!toTheJudge.some((words) => words.test(after))) return after;
  const old = ` ${wordsAlone(before)} `;
  let text = after;
  for (const { text: sentence, start, end } of sentencesOf(after))
    if (
      toTheJudge.some((words) => words.test(sentence)) &&
      !old.includes(` ${wordsAlone(sentence)} `)
    )
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return text;
}
