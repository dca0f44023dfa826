import dictionary from 'dictionary-en-au';
import { expect, it } from 'vitest';
import { flagsOf } from './stems.ts';

/** All that the file has of each stem, which may have several lines. */
function allStems(): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of new TextDecoder().decode(dictionary.dic).trimEnd().split('\n')) {
    const [stem = '', flags = ''] = line.split('/');
    stems.set(stem, (stems.get(stem) ?? '') + flags);
  }
  return stems;
}

const sorted = (flags: string | undefined) => flags?.split('').toSorted().join('');

it('each stem of the dictionary has its flags', () => {
  const stems = allStems();
  expect(stems.size).toBeGreaterThan(49_000);
  const others = Array.from(stems).filter(
    ([stem, flags]) => sorted(flagsOf(stem)) !== sorted(flags),
  );
  expect(others).toEqual([]);
});

it('what is no stem has none', () => {
  const stems = allStems();
  const near = Array.from(stems.keys(), (stem) => [`${stem}x`, stem.slice(1), stem.slice(0, -1)]);
  const found = near.flat().filter((word) => !stems.has(word) && flagsOf(word) !== undefined);
  expect(found).toEqual([]);
});
