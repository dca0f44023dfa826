import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { commandOf, commandsOf, isCommandVerb, stepsOf, toldStepsOf } from './command-verbs.ts';

const texts = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text);
const read = (text: string) => readStudentText(text);

it.each([
  ['Mix the eggs.', 'Mix'],
  ['Then bake it.', 'bake'],
  ['12 Bake it.', 'Bake'],
  ['We bake it.', null],
  ['2nd bake it', null],
  ['A2 bake it', null],
  ['Then', null],
  ['Have you ever baked one?', null],
])('the verb of the command “%s” is %s', (sentence, verb) => {
  const [first] = read(sentence).sentences;
  expect(first === undefined ? null : commandOf(first)).toBe(verb);
});

it.each([
  'You put the lid on.',
  'Then we should mix it well.',
  'I bake it now.',
  '12 you will have to add milk.',
])('“%s” tells a step, and who does it', (step) => {
  expect(texts(toldStepsOf(read(step)))).toEqual([step]);
});

it.each([
  'You mix it.',
  'You see the lid there.',
  'You have the lid on.',
  'You seem to mix it up.',
  'Mum will mix it up.',
  'Mix it very well now.',
  'You will need to just can could bake.',
  'Then first next finally.',
  '2nd you mix it very well.',
  'A2 you mix it very well.',
])('“%s” tells no step', (sentence) => {
  expect(toldStepsOf(read(sentence))).toEqual([]);
});

it('keeps steps of both kinds in their order', () => {
  const text = read('Mix the eggs. It was fun. Then you bake the cake. Add milk.');
  expect(texts(stepsOf(text))).toEqual(['Mix the eggs.', 'Then you bake the cake.', 'Add milk.']);
  expect(texts(commandsOf(text))).toEqual(['Mix the eggs.', 'Add milk.']);
});

it('what somebody says is no step', () => {
  const text = read('Mix it. “Stir it!” said Mum. “Then you bake it well,” I said.');
  expect(texts(commandsOf(text))).toEqual(['Mix it.']);
  expect(toldStepsOf(text)).toEqual([]);
});

it('knows the verbs that instructions begin with', () => {
  expect(['mix', 'bake'].every(isCommandVerb)).toBe(true);
  expect(['milk', 'Mix', ''].some(isCommandVerb)).toBe(false);
});
