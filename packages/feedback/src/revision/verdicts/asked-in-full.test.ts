import { describe, expect, it } from 'vitest';
import type { RuleName } from '../../rules/all-rules.ts';
import { judgeSteps } from './judge-steps.ts';

const verdictOf = (
  rule: RuleName,
  comment: string,
  { before, after, words }: Record<'before' | 'after' | 'words', string>,
) =>
  judgeSteps(before, after, [{ step: 0, comment, quotations: [words], rule }]).judged[0]?.verdict;

describe('a step that asks to look at other places', () => {
  const before =
    'We had a sports day. It was hot. I was in the relay. I ran first. Mele ran last. She was fast. We won. I got a ribbon. It was red. We had a drink.';
  const joined = before.replace('day. It', 'day and it');
  const told = (comment: string) =>
    verdictOf('choppy', comment, { before, after: joined, words: 'We had a sports day' });

  it('is taken in part at the place that it names, as long as there are others', () => {
    expect(told('Join “We had a sports day” to the next one, then look for other pairs.')).toBe(
      'partly',
    );
    expect(told('Join “We had a sports day” to the next one.')).toBe('done');
  });

  it('is taken in part where a sentence still runs into the next', () => {
    const start = 'I went to the pet shop with Mele it was noisy and it had a parrot.';
    const open = `${start} We saw a cat. Then Mum came and we all went home in the car`;
    const own = 'End “we all went home in the car” with a full stop';
    const ended = (text: string, comment: string) =>
      verdictOf('endMarks', comment, {
        before: text,
        after: `${text}.`,
        words: 'we all went home in the car',
      });
    expect(ended(open, `${own}, then check your other sentences.`)).toBe('partly');
    expect(ended(open, `${own}.`)).toBe('done');
    const sound = open.replace('Mele it', 'Mele. It');
    expect(ended(sound, `${own}, then check your other sentences.`)).toBe('done');
  });
});

describe('an example that is to come straight after a reason', () => {
  const before =
    'I think lunch should be longer. My first reason is that we eat too fast. My second reason is that it is good to run around. My third reason is that teachers get a rest. So please make it longer.';
  const words = 'My second reason is that it is good to run around';
  const example = 'Last week I sat inside and I could not listen in maths.';
  const told = (after: string) =>
    verdictOf('loneReason', `“${words}” needs an example straight after it.`, {
      before,
      after,
      words,
    });

  it('is half of what was asked before it', () => {
    expect(told(before.replace(words, `${example} ${words}`))).toBe('partly');
    expect(told(before.replace(`${words}.`, `${words}. ${example}`))).toBe('done');
  });
});
