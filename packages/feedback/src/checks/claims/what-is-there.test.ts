import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const report = keptOf(`Takahē

It was so cold that the old takahē hid. Firstly, takahē are big: they weigh up to 3 kg. Secondly, they cannot fly, so they hide. They eat grass, for example tussock. A takahē is just like a fat blue hen. People thought that they had died out because nobody had seen one. Please keep your dog on a lead, so that takahē are safe in our hills.`);
const bare = keptOf('it was so cold i ran in and my dog ran in and we sat by the fire and ate');

const denials = [
  'You haven’t used any linking words to join your ideas.',
  'There are no connectives yet.',
  'Add some measurements, as there are none so far.',
  'Your next step is to add some numbers to your report, as there aren’t any yet.',
  'Your report has no examples yet.',
  'Tell us how big they are, because there are no numbers in your report.',
  'A comparison would help, but there isn’t one yet.',
  'You haven’t used any facts or figures.',
  'Try some adjectives, since you haven’t used any.',
  'Your ending is missing.',
  'You have not used ‘because’ yet.',
];

it.each(denials)('drops what says that a text lacks it, and only then: %s', (comment) => {
  expect([report('nextStep', comment), bare('nextStep', comment)]).toEqual([false, true]);
});

it('drops that a title is missing where there is one', () => {
  const comment = 'Your title is missing. Write one.';
  expect([report('nextStep', comment), bare('nextStep', comment)]).toEqual([false, true]);
});

it.each([
  'Add some numbers to your last part, as there are none.',
  'You haven’t used any linking words between your first two parts.',
  'There are no examples in the part about flying.',
  'You haven’t used any adjectives for the hills.',
  'The last full stop is missing.',
])('lets be what is said of a part: %s', (comment) => {
  expect(report('nextStep', comment)).toBe(true);
});
