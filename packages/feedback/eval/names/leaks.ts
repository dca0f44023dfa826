import type { Sentence } from './sentences.ts';

/** Not the product's own folding, so that the two don't share a mistake. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether what was sent holds more of the name than the rest of the sentence does. */
export function isLeaving(
  sent: string,
  { name, without }: Pick<Sentence, 'name' | 'without'>,
): boolean {
  const inSent = wordsOf(sent);
  const inRest = wordsOf(without);
  const count = (words: readonly string[], word: string) =>
    words.filter((one) => one === word).length;
  const ofName = wordsOf(name.replace(/['’ʼ`´]s$/u, '')).filter((word) => !excepted.has(word));
  const telling = ofName.some((word) => word.length > 1)
    ? ofName.filter((word) => word.length > 1)
    : [];
  if (telling.some((word) => count(inSent, word) > count(inRest, word))) return true;
  // Catches spaced-out letters and broken names.
  const row = ofName.join('');
  return row.length > 3 && inSent.join('').includes(row) && !inRest.join('').includes(row);
}

/** Words that templates add to a name, and particles that name nobody. */
const excepted = new Set(
  'team sam then he b https sites example com page w school nz der de la dela bin'.split(' '),
);
