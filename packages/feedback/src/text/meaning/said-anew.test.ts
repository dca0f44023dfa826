import { describe, expect, it } from 'vitest';
import { saidAnew, saysAnything } from './said-anew.ts';

describe('what new words say', () => {
  it('counts words that tell something, each once', () => {
    expect(saidAnew('The eel nipped my thumb, my thumb!', '')).toBe(3);
  });

  it('counts nothing that was said before, that judges or that only joins', () => {
    expect(saidAnew('The eel bit me and it was awesome.', 'An eel bit Dad.')).toBe(0);
  });

  it.each(["It's cool and that's awesome", 'It’s cool and that’s awesome'])(
    'counts no contraction, whichever way its apostrophe leans: %s',
    (text) => {
      expect(saidAnew(text, '')).toBe(0);
    },
  );

  it.each(['so yum', 'really tasty', 'heaps cute', 'loads of rad stuff'])(
    'counts no praise and no quantity in a child’s words: %s',
    (text) => {
      expect(saidAnew(text, '')).toBe(0);
    },
  );

  it('takes a word that is repeated again and again for none', () => {
    expect(saysAnything('slime slime slime', '')).toBe(false);
    expect(saysAnything('slime slime', '')).toBe(true);
  });
});
