import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const told = keptOf(
  'We went to the beach with my cousin Sefa. It was so cold. Dad threw a chip and a gull caught it. Gulls eat crabs and they live on cliffs. A spit, which means a long thin beach, kept the waves away.',
);
const bare = keptOf(
  'It was so cold. Somebody threw it and it was caught. I ran. We laughed a lot.',
);

it.each([
  'You don’t mention your dad. Who threw it?',
  'There is no mention of gulls, so add them.',
  'You never say where you went. Tell us.',
  'You haven’t told us who you went with. Who was it?',
  'You don’t say what they eat. Find out.',
  'You never tell us where they live. Find out.',
])('drops what says that a text does not tell what it names: %s', (comment) => {
  expect(told('nextStep', comment)).toBe(false);
  expect(bare('nextStep', comment)).toBe(true);
});

it.each([
  'You don’t mention your dad again. Where did he go?',
  'You don’t mention the weather. Was it windy?',
  'You never say where they sleep. Find out.',
  'You don’t say what they eat when it snows. Find out.',
  'You haven’t told us who you went with to the shop. Who was it?',
])('lets it be said of what the text does not name, or of a part: %s', (comment) => {
  expect(told('nextStep', comment)).toBe(true);
});
