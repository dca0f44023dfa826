import { lowerWords } from '../words.ts';

/** Longer words that tell nothing of a topic. */
export const anyTopic = new Set(
  'this that they them then when were with have there their from because what would could should some just like very really went said will your after about into also other more good time people thing things stuff every first next been over only going back which than come came make made need want know think where here even much many look looked cannot until these those always never something someone most well does doing being before again around down under while must makes take takes took long through finally lots each both'.split(
    ' ',
  ),
);

export function topicalWords(text: string): Set<string> {
  const long = lowerWords(text.normalize('NFC')).filter(
    (word) => word.length >= 4 && !anyTopic.has(word),
  );
  return new Set(long.map((word) => word.replace(/['’]?s$/u, '')));
}
