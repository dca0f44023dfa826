import { describe, expect, it } from 'vitest';
import { expectVerdicts } from '../../testing/own-step-cases.ts';
import { requestIn } from './request-in.ts';

const possums = 'Two possums sat on the roof. I smell apples, said Scruff. They ran.';

describe('a step that says what its teacher saw, and then what to do', () => {
  it.each([
    ['i can hear them talking. now add speech marks.', 'now add speech marks.'],
    ['i was lost at the start. who is running?', 'who is running?'],
    ['your ending is weak.', 'your ending is weak.'],
  ])('asks for no more than it requests: %s', (asked, request) => {
    expect(requestIn(asked)).toBe(request);
  });

  expectVerdicts(possums, [
    [
      'speech marks and no sound, where she can hear them talk',
      'I can hear your characters talking. Now put speech marks round the words they say.',
      possums.replace('I smell apples,', '“I smell apples,”'),
      'done',
    ],
  ]);
});
