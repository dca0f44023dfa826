import { expect, it } from 'vitest';
import { isNearFamiliarWord } from './near-words.ts';

const words = (list: string) => list.split(' ');

it.each(
  words(
    'brort onslort enouf enouff tufness tuffness stomak stashun condishon televishun dolfin brij nyt fryten tonite neighber becorse exclame complane flote',
  ),
)('“%s” is how a word sounds', (word) => {
  expect(isNearFamiliarWord(word)).toBe(true);
});

it.each([
  ['a letter too many', 'friendd xfriend frieend'],
  ['a letter too few', 'riend frend frien skool'],
  ['another letter', 'frxend griend friens'],
  ['two letters the wrong way round', 'freind rfiend frienf firend'],
])('a word with %s is near what was meant', (_, list) => {
  for (const word of words(list)) expect(isNearFamiliarWord(word), word).toBe(true);
});

it.each(words('frein salamat mabuhay zxcvbn ngarara xqzt zzzz'))(
  '“%s” is near no word that a child would write',
  (word) => {
    expect(isNearFamiliarWord(word)).toBe(false);
  },
);

it('a short word is near only to words that every child knows, and to none of three letters', () => {
  expect(isNearFamiliarWord('aardvrk')).toBe(true);
  for (const word of ['dgo', 'zog', 'xat', 'ergz'])
    expect(isNearFamiliarWord(word), word).toBe(false);
});
