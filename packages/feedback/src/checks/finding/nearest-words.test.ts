import { describe, expect, it } from 'vitest';
import { isTelling, nearestWords } from './nearest-words.ts';

const text =
  'Mum goes quiet. I take the baby and we sit in the wardrobe untill it stops. I’m scared.';

describe('the nearest words', () => {
  it.each([
    ['we sit in the wardrobe until it stops', 'we sit in the wardrobe'],
    ['I TOOK THE BABY AND WE SAT', 'the baby and we'],
    ["he wrote: it stops. I'm scared", 'it stops. I’m scared'],
  ])('to “%s” are the longest run of its words', (sought, found) => {
    const place = nearestWords(sought, text);
    expect(place?.text).toBe(found);
    expect(text.slice(place?.start, place?.end)).toBe(found);
  });

  it.each(['', 'the child hides', 'and we in the', 'sit in a wardrobe'])(
    'are none to “%s”',
    (sought) => {
      expect(nearestWords(sought, text)).toBeNull();
    },
  );

  it('are none where only words of every text stand together', () => {
    expect(nearestWords('they were with them', 'and they were with us')).toBeNull();
  });
});

it('two words tell of a place, or one that isn’t in every text', () => {
  expect(['wardrobe', 'in the', 'hurt'].every(isTelling)).toBe(true);
  expect(['the', 'with', 'And…', '', '…'].some(isTelling)).toBe(false);
});
