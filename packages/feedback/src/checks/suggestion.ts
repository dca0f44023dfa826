import { sentencesOf } from '../text/sentences.ts';

/** What words lead up to if the writer suggests them; “you start with” leads up to a quotation. */
const leading =
  /(?:\b(?:try|called|headed|titled|headings?|titles?)|(?<!\byou )\b(?:start|begin|end|finish|open)(?: (?:it|them|one|this|your \p{L}+))? with)\s*[:,]?\s*$/iu;

const quoted = /[“‘][^“”‘’]*[”’]/gu;
const joining = /(?:[,\s]|\b(?:or|and)\b)+$/iu;

/** Whether the words after `before` are suggested to the student, not quoted. */
export function isSuggested(before: string): boolean {
  const sentence = sentencesOf(before).at(-1)?.text ?? '';
  return leading.test(sentence.replace(quoted, ' ').replace(joining, ''));
}
