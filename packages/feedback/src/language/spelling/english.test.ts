import { expect, it } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { isNoEnglish, mayBeEnglish } from './english.ts';

it.each([
  'The dog ran over the hill and home.',
  'Photosynthesis requires chlorophyll absorbing electromagnetic radiation.',
  'Kua haere mātou ki te marae, e te whānau.',
  'We saw Schlossstraße Grünwald Łódź Kraków Warszawa Gdańsk on a map.',
])('%s may be English', (text) => {
  expect(mayBeEnglish(text)).toBe(true);
});

it.each([
  'Il était une fois un petit chat noir qui dormait dehors.',
  'Der kleine Hund lief schnell durch das große Haus.',
  'Hana Tama Mere Rangi Aroha: der kleine hund lief schnell',
])('%s is no English', (text) => {
  expect(mayBeEnglish(text)).toBe(false);
});

it('says nothing of four words, and counts half of five as too few', () => {
  expect(mayBeEnglish('xq xw xr xt')).toBe(true);
  expect(mayBeEnglish('xq xw xr xt xz')).toBe(false);
  expect(mayBeEnglish('dog cat sun xqx xwx xrx')).toBe(false);
  expect(mayBeEnglish('dog cat sun man xwx xrx')).toBe(true);
});

it('words that every child knows make it English by themselves, more than half of them', () => {
  expect(mayBeEnglish('dog cat sun man hat xwx xrx xqx xzx')).toBe(true);
  expect(mayBeEnglish('dog cat sun man xwx xrx xqx xzx')).toBe(false);
});

it('words of the dictionary do, where more than six in ten are in it', () => {
  const hard = 'photosynthesis chlorophyll electromagnetic';
  expect(mayBeEnglish(`${hard} xqx xwx`)).toBe(false);
  expect(mayBeEnglish(`${hard} radiation xqx xwx`)).toBe(true);
});

it.each([
  'Wuns a pon a time ther was a nite hoo was sceard of the toylit.',
  'Ko Hikurangi te maunga. Ko Waiapu te awa. Then we went to the marae and we sang.',
  'Hana, Tama, Mere, Rangi and I swam in the awa with Whaea Aroha.',
  'Kei te pai ahau!',
])('a child’s words such as ‘%s’ are read as English', (text) => {
  expect(isNoEnglish(wordsOf(text))).toBe(false);
});

it.each([
  'Kua haere mātou ki te marae, e te whānau.',
  'I te ra Rahina i haere matou ki te awa.',
  'El lunes fuimos al río y yo estaba muy contento.',
  'ذهبنا يوم الاثنين إلى النهر وكنت سعيدا جدا.',
  'sdf jkl fgh wer tyu iop',
])('words such as ‘%s’ are no English', (text) => {
  expect(isNoEnglish(wordsOf(text))).toBe(true);
});
