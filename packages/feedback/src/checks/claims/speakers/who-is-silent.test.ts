import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold on the bus. Jayden felt sick, so he sat with Mrs Patel. "Look out of the window," said Nana kindly. Grandad was asleep. My little sister Lani was cross. Then Dad found the bag in the boot. I was tired and my legs were sore.',
);

it.each([
  'Grandad’s kind words on the bus are the heart of it.',
  'Mrs Patel’s advice is wise, and I would take it.',
  'I liked reading how you felt sick and sat with Mrs Patel.',
  'You were cross with your little sister, and I could feel it.',
  'I liked how Lani was the one who found the bag.',
])('drops what gives words, a feeling or a deed to somebody else: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'Nana’s kind words on the bus are the heart of it.',
  'I liked reading how you felt tired on the bus.',
  'I could tell that you were cross on the bus.',
  'You were sore, and I could feel it.',
  'I liked how Dad was the one who found the bag.',
  'Jayden’s choice of words is not told, and that is fine.',
])('keeps what gives them to whom they belong: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});
