import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(`On Friday we drove to the glow-worm cave. It was so cold.

First the guide gave us helmets. Then we climbed down a rusty ladder. Tama slipped on the wet rocks and grazed his knee.

At the bottom we floated along the river on rubber rings. Thousands of blue lights shone above us.

Before we left, the guide made hot chocolate.`);

it.each([
  'You floated along the river before you climbed down the ladder.',
  'I like how Tama grazed his knee before the guide gave you helmets.',
  'Tama “slipped on the wet rocks” after you floated along the river, which is exciting.',
  'You tell us about the blue lights before you get to the glow-worm cave.',
  'It is clear that you got helmets from the guide after you climbed down the rusty ladder.',
])('drops what tells things in the wrong order: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
  expect(isKept('nextStep', comment)).toBe(false);
});

it.each([
  'You climbed down the ladder before you floated along the river.',
  'Tama grazed his knee after the guide gave you helmets.',
  'You could tell us about the blue lights before you drive to the cave.',
  'Add what the river sounded like before you climbed down the ladder.',
  'The guide made hot chocolate before you left the blue lights.',
  'What did the guide say after you floated along the river?',
  'You slow down before you let us see the lights.',
])('lets be what keeps to it, asks for more or is not sure: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it.each([
  'After you floated along the river on rings, the guide gave you helmets.',
  'First you floated along the river, and then you climbed down the ladder.',
  '“grazed his knee” is followed by “the guide gave us helmets”, which is quick.',
  '“we climbed down” comes after “we floated along the river”, which is quick.',
])('sees the wrong order in other words: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'After you climbed down the rusty ladder, you floated along the river.',
  'First the guide gave you helmets, and then you climbed down the ladder.',
  '“grazed his knee” is followed by “we floated along”, which is quick.',
  'After you floated along the river, you could tell us what the guide said.',
  'After reading about the river and the rings, I wanted the guide and his helmets.',
])('lets the right order be, and what is no order of the text: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});
