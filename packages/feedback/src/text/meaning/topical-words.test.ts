import { expect, it } from 'vitest';
import { topicalWords } from './topical-words.ts';

it('knows a topic by its longer words, of which it takes one form', () => {
  expect(topicalWords('The Kiwi ran. Kiwis, the kiwi’s nest and a SEALION were there.')).toEqual(
    new Set(['kiwi', 'nest', 'sealion']),
  );
});

it('takes nothing from words that any text has', () => {
  expect(topicalWords('They went to see it because they could, and the dog sat.')).toEqual(
    new Set(),
  );
  expect(topicalWords('glasswork assisted')).toEqual(new Set(['glasswork', 'assisted']));
});
