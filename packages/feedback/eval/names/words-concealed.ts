import type { PersonName } from '../../src/index.ts';
import { commonClasses } from './misspelt.ts';
import { namesInEvalTexts } from './names-in-eval-texts.ts';
import { personOf, together, type Count, type Trial } from './trial.ts';

/** Words of misspelt texts that are concealed in classes of all common names. */
export function misspeltConcealed(texts: readonly string[], trial: Trial): Count {
  return together(commonClasses.map((names) => wordsConcealed(texts, names.map(personOf), trial)));
}

const word = /[\p{L}\p{M}]+(?:['’ʻ-][\p{L}\p{M}]+)*/gu;

/** Words missing from what was sent that aren't `namesInEvalTexts`. */
export function wordsConcealed(
  texts: readonly string[],
  classmates: readonly PersonName[],
  trial: Trial,
): Count {
  let of = 0;
  const found: string[] = [];
  for (const text of texts) {
    const left = new Map<string, number>();
    for (const [one] of trial.sentOf(text, classmates).matchAll(word))
      left.set(one, (left.get(one) ?? 0) + 1);
    for (const [one] of text.matchAll(word)) {
      if (namesInEvalTexts.has(one.replace(/['’]s$/u, ''))) continue;
      of += 1;
      const count = left.get(one) ?? 0;
      if (count === 0) found.push(one);
      left.set(one, count - 1);
    }
  }
  return { of, found };
}
