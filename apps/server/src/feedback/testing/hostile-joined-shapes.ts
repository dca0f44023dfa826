import { counted, nameOf, repeated, wordOf, type Shape } from './hostile-shape.ts';

const nearMisses = ['Hanna', 'Hnaa', 'Gracie', 'Wil', 'Bela', 'Witcombe', 'whitcmbe', 'tanne'];
const nearMiss = (i: number) => nearMisses[i % nearMisses.length] ?? '';

/** Words in pieces, names nearly spelt right, and signs between letters. */
export const joinedShapes: readonly Shape[] = [
  counted('hyphenated words', (i) => `${wordOf(i)}-${wordOf(i + 1)} `),
  counted('hyphenated names', (i) => `${nameOf(i)}-${nameOf(i + 5)} `),
  counted('short pieces with hyphens', (i) => `${wordOf(i).slice(0, 2)}-`),
  counted('short pieces with apostrophes', (i) => `${wordOf(i).slice(0, 2)}’`),
  counted('near-misses of names', (i) => `${nearMiss(i)}${i} ${nearMiss(i >> 3)}s `),
  counted('hyphenated near-misses of names', (i) => `${nearMiss(i)}-${wordOf(i).slice(0, 2)}-`),
  counted('names drawn out', (i) => `H${'a'.repeat((i % 9) + 1)}n${'a'.repeat((i % 7) + 1)} `),
  counted('words with macrons', (i) => `${wordOf(i).replaceAll(/[aeiou]/gu, 'ā')} `),
  repeated('emoji between letters', 'h😀a😀n😀a😀 '),
  repeated('what is invisible between letters', 'h\u200Ba\u200Cn\u00ADa\u2060 '),
  counted('lines of one word', (i) => `${wordOf(i)}\n`),
];
