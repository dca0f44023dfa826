import { expect, it } from 'vitest';
import { withoutThoughts } from './thoughts.ts';

it.each([
  ['<think>Hm {"a": 1}</think>{"b": 2}', '{"b": 2}'],
  ['\n<Thinking>\nHm\n</Thinking>\n\nHere: {"b": 2}', '\n\nHere: {"b": 2}'],
  ['Okay, {"a": 1}? No.\n</think>{"b": 2}', '{"b": 2}'],
  ['[THINK]Hm[/THINK]{"b": 2}', '{"b": 2}'],
  ['<think>one</think><think>two</think>{"b": 2}', '{"b": 2}'],
  ['<think>never ends {"a": 1}', ''],
  ['{"b": "a </think> in a child’s text"}', '{"b": "a </think> in a child’s text"}'],
  ['I think that {"b": 2}', 'I think that {"b": 2}'],
  ['', ''],
])('reads what comes after thoughts: %j', (content, said) => {
  expect(withoutThoughts(content)).toBe(said);
});
