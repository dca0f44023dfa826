import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { oneReason } from './one-reason.ts';

const bored =
  'If you are a only child you will be bored. If you have a brother you wont be bored. My brother plays with me. Only children are bored all day. Having a brother is the best because your never bored.';

it('one reason in other words is found wherever a view comes first', () => {
  expect(quoted(oneReason, `I think its better to have brothers. ${bored}`)).toEqual([
    'If you have a brother you wont be bored',
    'Only children are bored all day',
  ]);
});

it('one state is left alone where nobody argues', () => {
  expect(quoted(oneReason, `Brothers are boys. ${bored}`)).toEqual([]);
});
