import { describe, expect, it } from 'vitest';
import { placeNowAt as nowAt } from '../testing/place-now-at.ts';

const before =
  'The big tree fell on the fence. In the morning there were leaves. Dad was mad about it. We slept.';
const isJoined = (after: string, quotation = 'The big tree fell on the fence') =>
  nowAt(before, after, quotation).isJoined;

describe('a sentence that went', () => {
  it('was joined to another, wherever that stands, by a new joining word', () => {
    expect(
      isJoined(
        'In the morning there were leaves. Dad was mad because the big tree fell on the fence. We slept.',
      ),
    ).toBe(true);
  });

  it('was not joined where it only stands somewhere else', () => {
    expect(
      isJoined(
        'In the morning there were leaves. Dad was mad about it. The big tree fell on the fence. We slept.',
      ),
    ).toBe(false);
  });

  it('was not joined by a reason that is told of something else', () => {
    expect(
      isJoined(
        'In the morning there were leaves. Dad was mad because he was cold. We slept.',
        'Dad was mad about it',
      ),
    ).toBe(false);
  });
});

describe('a sentence that was cut short', () => {
  it('leads into the next one with a word such as ‘after’', () => {
    const two = 'After that we had lunch outside. Then we looked at the war part. We slept.';
    const at = (after: string) => nowAt(two, after, 'After that we had lunch outside').isJoined;
    expect(at('After lunch outside we looked at the war part. We slept.')).toBe(true);
    expect(at('We had lunch outside then we looked at the war part. We slept.')).toBe(false);
  });
});
