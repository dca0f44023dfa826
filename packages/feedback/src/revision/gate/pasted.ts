import { wordsAlone } from '@second-draft/contract';
import { sentencesOf } from '../../text/sentences.ts';
import { countWords } from '../../text/words.ts';

/** A shorter sentence of a feedback may be the student's own (words). */
const FEWEST = 4;

const keysOf = (text: string) => sentencesOf(text).map((sentence) => wordsAlone(sentence.text));

/**
 * The new draft with the sentences of a feedback that were pasted into it blanked out, so that
 * ranges stay valid. Sentences that only begin or end with the feedback's words stay.
 */
export function withoutPasted(before: string, after: string, feedback: readonly string[]): string {
  const given = new Set(feedback.flatMap(keysOf));
  for (const own of keysOf(before)) given.delete(own);
  const kept: string[] = [];
  let at = 0;
  for (const { text, start, end } of sentencesOf(after)) {
    if (countWords(text) < FEWEST || !given.has(wordsAlone(text))) continue;
    kept.push(after.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return kept.join('') + after.slice(at);
}
