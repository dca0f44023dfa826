import { expect, it } from 'vitest';
import { concealNames } from '../conceal.ts';
import { person } from '../testing/class.ts';

const classmates = [
  person('Te Ariki Pōmare', 'Te Ariki'),
  person('Mei-Ling Chen'),
  person('JJ McKay'),
  person('Kahu van der Berg'),
  person('Liam O’Brien'),
  person('MIA LEE'),
  person('noah hill'),
  person('李华'),
  person('Bo De Souza'),
];

/** What a writer's name for the only person in a text becomes. */
function calledBack(text: string): string {
  const { reveal, hidden, student } = concealNames({
    text,
    student: person('Zed Quo'),
    classmates,
  });
  const somebody = hidden.find(({ standIn }) => standIn !== student);
  return reveal(`${somebody?.standIn}’s boat`);
}

it.each([
  ['te ariki', 'Te Ariki'],
  ['TE ARIKI', 'Te Ariki'],
  ['mei-ling', 'Mei-Ling'],
  ['mei ling', 'Mei Ling'],
  ['jj', 'JJ'],
  ['MCKAY', 'McKay'],
  ['van der berg', 'van der Berg'],
  ['O’BRIEN', 'O’Brien'],
  ['mia', 'Mia'],
  ['NOAH', 'Noah'],
  ['李华', '李华'],
  ['mei-lingg', 'Mei-Lingg'],
  ['McKAY', 'McKAY'],
  ['po\u0304mare', 'P\u014dmare'],
])('%s, as a text has it, is %s in feedback about it', (inText, inFeedback) => {
  expect(calledBack(`we saw ${inText} today`).normalize('NFC')).toBe(`${inFeedback}’s boat`);
});

it.each([
  ['MIA LEE', 'MIA', 'Mia'],
  ['noah hill', 'noah', 'Noah'],
  ['JJ McKay', 'JJ', 'JJ'],
  ['TE ARIKI POMARE', 'TE ARIKI', 'Te Ariki'],
  ['Te Ariki Pōmare', 'Te Ariki', 'Te Ariki'],
])('whoever is %s on the list is addressed in the usual case: %s, %s', (full, given, address) => {
  const { reveal, student } = concealNames({
    text: 'I ran.',
    student: person(full, given),
    classmates: [],
  });
  expect(reveal(`${student}, you ran.`)).toBe(`${address}, you ran.`);
});
