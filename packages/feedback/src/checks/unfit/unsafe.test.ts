import { expect, it } from 'vitest';
import { sourceText } from '../finding/source-text.ts';
import { reasonToWithhold } from './unfit-to-show.ts';

const source = sourceText(
  'We flew a kite. The river flooded and we climbed onto the roof. I ride without a helmet.',
);
const reason = (comment: string) => reasonToWithhold(comment, source);

it.each([
  'Next time, stay by the river when it floods and write down what you hear.',
  'Try it near the power lines and tell us how close you got.',
  'You could climb onto the roof and look again.',
  'Go and stand at the cliff edge to see what it feels like.',
  'Ride without a helmet once, so that you can describe the wind.',
  'Light a match by yourself and note the smell.',
])('withholds what nobody should try: %s', (comment) => {
  expect(reason(comment)).toContain('hurt');
});

it.each([
  'Tell us what the river sounded like when it flooded.',
  'You stay by the river when it floods, and I hold my breath.',
  'Say how it felt to climb onto the roof.',
  'Why did you ride without a helmet? Tell us.',
  'In your next draft, let us stand at the cliff edge with you.',
  'Next time, stay with the storm a little longer.',
  'Show us the moment you climb onto the roof.',
  'Try it on your own, then check with a friend.',
])('lets be what asks for words: %s', (comment) => {
  expect(reason(comment)).toBeNull();
});
