import { describe, expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(`The Eel

Koro woke me at five. It was so cold that my teeth rattled. We carried the buckets down to the creek.

The water slid past like oil. Koro put the bait in the net. "Hush now," he said. I held the torch as still as I could.

Something pulled. The net jumped and I nearly fell in. Koro only laughed at me and held my jacket.

We ate eel for breakfast. Koro gave me the biggest piece. My feet were warm again at last.`);

describe('the first and the last sentence', () => {
  it.each([
    'Your last sentence, “We ate eel for breakfast”, is simple and strong.',
    '“Koro gave me the biggest piece” is a lovely final line.',
    'The first sentence, “We carried the buckets down to the creek”, sets the scene.',
    '“It was so cold that my teeth rattled.” This opening line made me shiver.',
    'I like “Koro gave me the biggest piece”, and this closing sentence made me smile.',
    'Your closing words, “We ate eel for breakfast”, stay with me.',
    'Your ending, “Koro put the bait in the net”, is calm.',
    'The story ends with “The net jumped”.',
  ])('drops praise of words that stand elsewhere: %s', (comment) => {
    expect(isKept('strength', comment)).toBe(false);
  });

  it.each([
    'Your last sentence, “My feet were warm again at last”, is simple and strong.',
    'The first sentence, “Koro woke me at five”, starts the action.',
    'The last line of your second part, “I held the torch”, is tense.',
    '“Hush now” is a fine first line for Koro.',
    '“We ate eel for breakfast” begins the ending, and the last sentence is warm.',
    'Your ending, “Koro gave me the biggest piece”, is kind.',
  ])('keeps praise of what stands there, or in a part: %s', (comment) => {
    expect(isKept('strength', comment)).toBe(true);
  });

  it('drops that the text stops before it does', () => {
    const [stop, cut] = [
      'Your story stops suddenly at “The net jumped”.',
      'It stops after “Hush now”.',
    ];
    expect(isKept('nextStep', `${stop} Tell us what happened.`)).toBe(false);
    expect(isKept('nextStep', `${cut} Tell us what happened.`)).toBe(false);
    expect(isKept('nextStep', 'It stops at “warm again at last”. Tell us more.')).toBe(true);
    expect(isKept('nextStep', 'Your story stops at “The net jumped” for a moment. Stay.')).toBe(
      true,
    );
  });
});

describe('paragraphs by number', () => {
  it.each([
    'In your second paragraph, “Something pulled” makes me hold my breath.',
    'You compare the water well: “like oil” in your fourth paragraph is fresh.',
  ])('drops words given to another: %s', (comment) => {
    expect(isKept('strength', comment)).toBe(false);
  });

  it.each([
    'In your second paragraph, “like oil” is fresh.',
    'In your third paragraph, you write “Something pulled” to startle us.',
  ])(
    'keeps words given to the right one, or the right one with the title counted: %s',
    (comment) => {
      expect(isKept('strength', comment)).toBe(true);
    },
  );
});

describe('steps by number', () => {
  const isKeptOfSteps = keptOf(`Fruit ice
1. Get a tray that is so cold it sticks.
2. Pour the juice into the tray.
3. Put a stick in each hole.
4. Freeze it for a night.`);

  it('drops words given to another step', () => {
    expect(isKeptOfSteps('nextStep', 'In step 3, “Pour the juice” could say how much.')).toBe(
      false,
    );
    expect(isKeptOfSteps('nextStep', 'Step four says “Put a stick”. Say how long.')).toBe(false);
  });

  it('keeps words given to their own, or put beside another', () => {
    expect(isKeptOfSteps('nextStep', 'In step 2, “Pour the juice” could say how much.')).toBe(true);
    expect(isKeptOfSteps('nextStep', 'Say how deep after step 2, before “Put a stick”.')).toBe(
      true,
    );
  });
});
