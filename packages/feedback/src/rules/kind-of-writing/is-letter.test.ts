import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { isLetter } from './is-letter.ts';

const isRead = (text: string) => isLetter(readStudentText(text));

it.each([
  'Dear Koro,\nThank you for the kite.',
  'Dear Mr van der Hall, thank you for the kite.',
  '14 Kowhai Street\nHastings\n12 May\nDear Koro\nThank you for the kite.',
  'To: kate@library.example\nSubject: Our visit\nThank you for the books.',
  'Hi Kate,\nDo you have the third book?',
  'Kia ora Whaea Lose\nThe lavalava fits.',
])('“%s” is a letter', (text) => {
  expect(isRead(text)).toBe(true);
});

it.each([
  'Dear diary,\nToday I fell in the creek.',
  'Kia ora koutou,\nThis is about dogs.',
  'Good morning Room 12.\nToday I am here to tell you about cricket.',
  'Hello everyone\nThis is about dogs.',
  'Hi there is a cat on the roof, said my brother as we came home.',
  'I went to the shop. “Hi Kate,” I said.',
  'It was dark.\n"Hello" said Max.',
  'hey did you do the maths homework\nno I forgot',
])('“%s” is no letter', (text) => {
  expect(isRead(text)).toBe(false);
});

it('a speech that was asked for is no letter, in whatever languages it greets', () => {
  const text = 'Talofa lava, kia ora, bula vinaka.\nSay my name.';
  const isWith = (task: string, written = text) => isLetter({ ...readStudentText(written), task });
  expect(isWith('Write to somebody. Use speech marks.')).toBe(true);
  expect(isWith('Write a speech of two minutes.')).toBe(false);
  expect(isWith('Write back to the mayor about her speech.', `Dear Mayor,\n${text}`)).toBe(true);
});
