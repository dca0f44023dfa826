import { daleChall } from 'dale-chall';
import { remembered } from '../text/remembered.ts';

/** New Zealand classroom words that any child who gets feedback has met. */
const classroom =
  'action adjective apostrophe aunty bike comma detail dialogue feeling koro learnt nana problem scary shark smelt spelt tense text tummy zoo draft example hāngī heading kiwi mum okay paragraph plan punctuation recount simile speech spelling spelt suggest title topic verb writer colour favourite practise programme'.split(
    ' ',
  );

const familiar = new Set([...daleChall.map((word) => word.toLowerCase()), ...classroom]);

const endings: readonly [RegExp, string][] = [
  [/'(?:s|d|ll|re|ve|m)$/u, ''],
  [/n't$/u, ''],
  [/ies$/u, 'y'],
  [/ied$/u, 'y'],
  [/ier$|iest$|ily$/u, 'y'],
  [/es$/u, ''],
  [/(?:([b-df-hj-np-tv-z])\1)?(?:ed|ing|er|est)$/u, '$1'],
  [/(?:ed|ing|er|est)$/u, ''],
  [/(?:ed|ing|er|est)$/u, 'e'],
  [/s$/u, ''],
  [/ly$/u, ''],
];

/** A text has some hundred different words. */
const MOST_KEPT = 20_000;

/** Whether a word, or its base form, is on the Dale–Chall list or among the classroom words. */
export const isFamiliar = remembered(MOST_KEPT, (word): boolean => {
  const plain = word.toLowerCase().replaceAll('’', "'");
  if (familiar.has(plain) || /^\d/u.test(plain)) return true;
  if (plain.includes('-')) return plain.split('-').every((part) => isFamiliar(part));
  return endings.some(([ending, base]) => {
    const stem = plain.replace(ending, base);
    return stem !== plain && familiar.has(stem);
  });
});
