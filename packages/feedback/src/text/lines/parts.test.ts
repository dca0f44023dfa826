import { expect, it } from 'vitest';
import { beginningOf, endingOf, stretchOf } from './parts.ts';
import { readStudentText } from '../student-text.ts';

const texts = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text);

it('begins with the first sentences and ends with the last', () => {
  const text = readStudentText('One ran. Two sat. Three slept.');
  expect(texts(beginningOf(text))).toEqual(['One ran.', 'Two sat.']);
  expect(texts(endingOf(text))).toEqual(['Two sat.', 'Three slept.']);
  expect(texts(endingOf(text, 1))).toEqual(['Three slept.']);
});

it.each(['The End', 'the end.', 'THE END!!!'])('“%s” is no part of the ending', (end) => {
  const text = readStudentText(`We ran to the end. We sat. ${end}`);
  expect(texts(endingOf(text))).toEqual(['We ran to the end.', 'We sat.']);
});

it('an ending that only begins so is one', () => {
  const text = readStudentText('We ran. The end of camp was sad.');
  expect(texts(endingOf(text, 1))).toEqual(['The end of camp was sad.']);
});

it('a stretch reaches from its first sentence to its last, as it was written', () => {
  const text = readStudentText('We ran. We  sat.\nWe slept. We woke.');
  expect(stretchOf(text, text.sentences.slice(1, 3))).toBe('We  sat.\nWe slept.');
  expect(stretchOf(text, [])).toBe('');
});

it.each(['From Mele', 'Aarav, Room 6', 'love from Hana Smith', 'Tama Y5', 'Yours sincerely, Esme'])(
  'a signature is no part of the ending: %s',
  (signature) => {
    const text = readStudentText(`Please mend it. We need it.\n${signature}`);
    expect(endingOf(text, 1).map((one) => one.text)).toEqual(['We need it.']);
  },
);

it('‘Kia ora’ begins a letter that goes on, and ends one that doesn’t', () => {
  const letter =
    'Kia ora Mrs Perano,\nI left my raincoat in the hall on Thursday.\nKia ora,\nTomas';
  expect(texts(endingOf(readStudentText(letter), 1))).toEqual([
    'I left my raincoat in the hall on Thursday.',
  ]);
});

it.each(['Fun.', 'We went home', 'By the sea'])('a short last sentence is: %s', (last) => {
  const text = readStudentText(`It rained. We ran.\n${last}`);
  expect(endingOf(text, 1).map((one) => one.text)).toEqual([last]);
});

it.each([
  'I look forward to your reply.',
  'Looking forward to hearing from you',
  'Please write back soon!',
  'Thank you for reading this.',
  'Thanks everyone!',
  'Mālō ‘aupito, thankyou for listening to my speech',
])('what is said to the reader in parting is no part of the ending: %s', (parting) => {
  const text = readStudentText(`Please mend it. We need it. ${parting}`);
  expect(endingOf(text, 1).map((one) => one.text)).toEqual(['We need it.']);
});

it.each([
  'Nāku noa, Mele',
  'Salamat',
  'Aroha nui',
  'Ofa lahi atu, Sela',
  'Merci,\nLeo',
  'Vinaka Mrs Bull',
])('a farewell in another language is no part of the ending: %s', (farewell) => {
  const text = readStudentText(`Please mend it. We need it.\n${farewell}`);
  expect(endingOf(text, 1).map((one) => one.text)).toEqual(['We need it.']);
});

it.each([
  'I look forward to the next one.',
  'Thanks to Koro we won.',
  'From then on it was ours.',
  'Loved every bit of it.',
  'Aroha went home.',
])('what belongs to the text is part of its ending: %s', (last) => {
  const text = readStudentText(`It rained. We ran.\n${last}`);
  expect(endingOf(text, 1).map((one) => one.text)).toEqual([last]);
});

it.each(['Ngā mihi.', 'Kia ora koutou.', 'Bye everyone!'])(
  'a speech that takes leave on its last line has ended before: “%s”',
  (leave) => {
    const text = readStudentText(`The pool is ours.\n\nWe need it. Save our pool. ${leave}`);
    expect(endingOf(text, 1).map((one) => one.text)).toEqual(['Save our pool.']);
  },
);

it('a longer farewell may be the ending', () => {
  const text = readStudentText('We packed the car. Bye for now, you funny little house.');
  expect(endingOf(text, 1).map((one) => one.text)).toEqual([
    'Bye for now, you funny little house.',
  ]);
});

it('a speech has ended before it thanks its hearers, whatever it says to them then', () => {
  const speech = (last: string) => readStudentText(`We need it. Save our pool. ${last}`);
  const ending = (last: string) => endingOf(speech(last), 1).map((one) => one.text);
  expect(ending('Thank you for listening. Now who wants to swim?')).toEqual(['Save our pool.']);
  expect(ending('Thanks so much for your time. Any questions? Ask me.')).toEqual([
    'Save our pool.',
  ]);
  expect(ending('Thank you for helping us. It was fun.')).toEqual(['It was fun.']);
  expect(ending('Thank you for listening. One. Two. Three. It was fun.')).toEqual(['It was fun.']);
});

it('a heading ‘Sources’ ends a report only where no more than sources follow it', () => {
  const ended = (rest: string) =>
    endingOf(readStudentText(`Salt is in the wells.\nSources\n${rest}`), 1).map((one) => one.text);
  const long =
    'Most of the salt comes from the sea, which pushes under the dunes in dry years and rises into each well that is pumped too hard by the farms along the coast road.';
  expect(ended('www.wells.example\nA talk with my nan')).toEqual(['Salt is in the wells.']);
  expect(ended(`${long}\nWhat helps\nFewer pumps.`)).toEqual(['Fewer pumps.']);
});
