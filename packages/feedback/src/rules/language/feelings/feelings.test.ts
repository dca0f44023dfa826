import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { feelings } from './feelings.ts';

const praised = (words: string) => quoted(feelings, `We ran. ${words}. We sat.`);

it.each([
  'My eyes filled there',
  'His eyes were filling there',
  'My heart flipped there',
  'Her stomach turned there',
  'My tummy sank there',
  'My puku was knotted there',
  'My legs were shaking there',
  'My own hands shook there',
  'My knees trembled there',
  'My knees started trembling there',
  'My teeth chattered there',
  'My cheeks felt hot there',
  'My heart was racing there',
  'I felt happy because it was mine',
  'We feel sad when it is late',
  'We were scared about the eel',
  'I got nervous that it was late',
  'I was so very proud to be there',
  'I was a bit angry when it fell',
  'I was really too pretty shy to go',
  'I felt sad but happy',
  'We were tired but so proud',
  'I was a bit lonely but also very brave',
])('a feeling is praised that shows, or has a cause: “%s”', (words) => {
  expect(praised(words)).toEqual([words]);
});

it.each([
  'My eyes fill there',
  'My heart is red there',
  'Our hearts sank there',
  'It was happy to be there',
  'I was happy',
  'I was happy that day',
  'I was happy that morning',
  'I was proud that time',
  'I was proud that evening',
  'I felt tired because of it',
  'I felt sad but wet',
  'The heart pounded there',
])('a bare feeling is not praised: “%s”', (words) => {
  expect(praised(words)).toEqual([]);
});
