import { wordsOf } from '../text/words.ts';

/** However many of them are put in, they say nothing. */
const empty = new Set(
  'really very so super pretty quite too just even and then a an the it was is that this lots much more totally actually like'.split(
    ' ',
  ),
);

/** They say nothing by themselves. */
const joining = new Set('because cause cos when if but as for to of with also'.split(' '));

/** Said again and again, a word is only that. */
const AGAIN = 3;

/** How many different words of `fresh` say something that `old` doesn't. */
export function saidAnew(fresh: string, old: string): number {
  const had = new Set(lower(old));
  const words = Map.groupBy(lower(fresh), (word) => word);
  const said = [...words].filter(
    ([word, uses]) => uses.length < AGAIN && !empty.has(word) && !had.has(word),
  );
  return said.every(([word]) => joining.has(word)) ? 0 : said.length;
}

const lower = (text: string) =>
  wordsOf(text.normalize('NFC')).map((word) => word.text.toLowerCase());
