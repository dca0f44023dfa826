import { expect, it } from 'vitest';
import { readAsForm } from '../student-text.ts';

const sentences = (text: string) => readAsForm(text).sentences.map((one) => one.text);

it.each(['Box', 'Panel', 'Picture', 'Day', 'Frame'])('reads no “%s 1:” as words', (what) => {
  expect(
    sentences(
      `The big wave\n${what} 1: A crab digs. It is hot.\n${what} 2: It hides.\n${what} 3 - It is gone.\n**${what} 4:** It sleeps.`,
    ),
  ).toEqual(['A crab digs.', 'It is hot.', 'It hides.', 'It is gone.', 'It sleeps.']);
});

it('leaves steps, and what is there once, in their sentences', () => {
  const text = 'Step 1: Cut the bread.\nStep 2: Eat it.\nRoom 5: you won!';
  expect(sentences(text).join('\n')).toBe(text);
});
