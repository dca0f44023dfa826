import { describe, expect, it } from 'vitest';
import { isOfTopic } from './of-topic.ts';

describe('words of a topic', () => {
  it.each(['ram', 'zoo', 'lake'])('“%s” is one', (word) => {
    expect(isOfTopic(word)).toBe(true);
  });

  it.each(['the', 'saw', 'ox', 'because'])('“%s” is none', (word) => {
    expect(isOfTopic(word)).toBe(false);
  });
});
