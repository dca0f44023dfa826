import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { likelyKinds } from './signs-of-kind.ts';

const sure = (text: string, purpose?: string) => likelyKinds(readStudentText(text, purpose));

describe('a text tells what happened', () => {
  it.each([
    ['it was then', 'it is then'],
    ['it jumped then', 'it jumps then'],
    ['he can then', 'it can then'],
    ['her dog', 'the dog'],
    ['my dog', 'the dog'],
    ['us all', 'ush all'],
    ['me all', 'meal all'],
  ])('more surely in “%s” than in “%s”', (one, other) => {
    expect(sure(`So ${one} ran. Dogs run.`).story).toBeGreaterThan(
      sure(`So ${other} ran. Dogs run.`).story,
    );
  });

  it.each([
    ['your dog', 'the dog'],
    ['you’re dog', 'the dog'],
    ["you're dog", 'the dog'],
    ['its dog', 'the dog'],
    ['can dog', 'canal dog'],
    ['is dog', 'this dog'],
    ['they dog', 'the dog'],
    ['you dog', 'youth dog'],
  ])('less surely in “%s” than in “%s”', (one, other) => {
    expect(sure(`So ${one} ran. Dogs run.`).story).toBeLessThan(
      sure(`So ${other} ran. Dogs run.`).story,
    );
  });

  it.each([
    ['recount', { argument: -3, story: 2 }],
    ['narrate', { argument: -3, story: 2 }],
    ['persuade', { argument: 2, story: -2 }],
    ['explain', { argument: -2, story: -2 }],
    ['instruct', { argument: -2, story: -2 }],
    ['inform', { argument: 0, story: 0 }],
  ])('or argues as a class was asked to: %s', (purpose, by) => {
    const [asked, not] = [sure('Dogs run.', purpose), sure('Dogs run.')];
    expect(asked.argument - not.argument).toBeCloseTo(by.argument);
    expect(asked.story - not.story).toBeCloseTo(by.story);
  });
});
