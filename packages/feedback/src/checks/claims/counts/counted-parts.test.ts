import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const sentence = 'It was so cold that nobody could feel their hands on the way to the hut.';
const isKept = keptOf(
  `Camp\n\n${sentence} We ran!\n\nThen ${sentence}\n\nThen ${sentence} Were we there? Like a fox, he slept.\n\nThen ${sentence}`,
);
const steps = keptOf('So cold jelly\n\n1. Boil the water.\n2. Stir it.\n3. Cool it.\n4. Eat it.');
const dog = keptOf('My dog is so cold. He is brown. He barks. He eats socks.');

it.each([
  'Your two paragraphs build up well.',
  'All three paragraphs build up well.',
  'Both of your similes are fresh.',
  'Both your questions make me think.',
  'Every paragraph begins with ‘Then’.',
  'Not one of your sentences starts the same way.',
])('drops what counts the parts of a text wrongly: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'Your four paragraphs build up well.',
  'Two of your paragraphs begin with “Then”.',
  'Nearly every paragraph begins with “Then”.',
  'Your last two paragraphs build up well.',
])('lets be what may be so: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it('counts steps by their numbers, where these have no gap', () => {
  expect(steps('strength', 'Your three steps are in order.')).toBe(false);
  expect(steps('strength', 'Your four steps are in order.')).toBe(true);
  const restarted = keptOf('So cold\n1. Boil.\n2. Stir.\n1. Cool.\n2. Eat.');
  expect(restarted('strength', 'Your two steps are in order.')).toBe(true);
});

it('says of every sentence only what is so of the first', () => {
  expect(dog('nextStep', 'Every one of your sentences starts with ‘He’.')).toBe(false);
  expect(dog('nextStep', 'Nearly all your sentences start with ‘He’.')).toBe(true);
});

it('looks for what every paragraph is said to have', () => {
  const asked = keptOf(`Was it right? ${sentence}\n\nWas it fair? ${sentence}`);
  for (const comment of [
    'Every paragraph opens with a question.',
    'Each of your paragraphs has a question.',
    'Every single paragraph ends with an exclamation.',
  ])
    expect(isKept('strength', comment)).toBe(false);
  expect(asked('strength', 'Every paragraph opens with a question.')).toBe(true);
  expect(isKept('nextStep', 'Check that every paragraph has a question.')).toBe(true);
});

it('counts headings, reasons and long sentences that are said to be fewer', () => {
  const report = keptOf(
    `Huts\n\nGetting there\n${sentence}\n\nInside\nThe stove was hot and the soup was hotter still.\n\nOutside\n${sentence}`,
  );
  expect(report('strength', 'Your two headings help me.')).toBe(false);
  expect(report('strength', 'Your three headings help me.')).toBe(true);
  const reasons = keptOf(
    'We want soup. Firstly, it was so cold. Secondly, soup is hot. Yum. We do.',
  );
  expect(reasons('nextStep', 'You only give one reason. Add another.')).toBe(false);
  expect(reasons('nextStep', 'You only give two reasons. Add another.')).toBe(true);
  expect(reasons('nextStep', 'All of your sentences are long. Try a short one.')).toBe(false);
  expect(reasons('nextStep', 'All of your sentences are short. Try a long one.')).toBe(true);
  expect(report('nextStep', 'You only use short sentences.')).toBe(false);
});

it('sees who is said to begin them all, or to be long, in words of another order', () => {
  const [alike, long] = [
    'Change how your sentences start, because they all begin with “I”.',
    'Your sentences are all very long.',
  ];
  expect(dog('nextStep', alike)).toBe(false);
  expect(dog('nextStep', alike.replace('“I”', '“My”'))).toBe(true);
  expect(dog('nextStep', long)).toBe(false);
});

it('counts the reasons that a text is said to have so far', () => {
  const isKeptOfReasons = keptOf(
    'Firstly, it is so cold. Secondly, it is wet. Thirdly, it is dark.',
  );
  expect(isKeptOfReasons('nextStep', 'You have two reasons so far. Find a third.')).toBe(false);
  expect(isKeptOfReasons('nextStep', 'With only two reasons it feels short. Add one.')).toBe(false);
  expect(isKeptOfReasons('nextStep', 'You have three reasons so far. Find a fourth.')).toBe(true);
});

const evening = keptOf(`That night the whole street sat on the fence to watch the comet go over.

Sione passed round a bag of hot chips, and it was so cold that they steamed.

Look up. Look closer. Can you see its tail? Later we lay on the trampoline and counted stars.`);

it('knows a paragraph that begins with no word of time', () => {
  const claim = 'Each of your paragraphs begins with a time connective, so I never got lost.';
  expect(evening('strength', claim)).toBe(false);
  expect(evening('strength', `Nearly ${claim.toLowerCase()}`)).toBe(true);
  const timed = keptOf(
    'On Monday it was so cold that the taps froze and we had no water at all.\n\nBy lunchtime the plumber had come in his van, and he thawed the pipes for us.',
  );
  expect(timed('strength', claim)).toBe(true);
});

it('knows a question and commands among statements', () => {
  const claim = 'All of your sentences are statements. Try something else.';
  expect(evening('nextStep', claim)).toBe(false);
  expect(evening('nextStep', 'You only use statements. Try a question.')).toBe(false);
  expect(evening('nextStep', claim.replace('All', 'Most'))).toBe(true);
  expect(evening('nextStep', `In your second paragraph, ${claim.toLowerCase()}`)).toBe(true);
  expect(dog('nextStep', claim)).toBe(true);
});
