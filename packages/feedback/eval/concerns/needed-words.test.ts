import { assert, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { signsThatMayBeIn } from '../../src/concerns/finding/may-say.ts';
import kept from '../../src/concerns/finding/needed-words.json' with { type: 'json' };
import { signs } from '../../src/concerns/signs.ts';
import { neededWords } from './needed-words.ts';

it('looks for the words that the signs need', () => {
  expect(neededWords(), 'npm run eval concerns -- --write finds them anew').toEqual(kept);
});

/** What a group holds, with groups in groups. */
const held = [1, 2, 3, 4].reduce((inner) => `(?:[^()]|\\(${inner}\\))*`, '[^()]*');
/** A look around, or the edge of a word. */
const takesNoLetters = new RegExp(`\\(\\?<?[=!]${held}\\)|\\\\b`, 'gu');

/** What a sign says, made up from its pattern. */
const sayingsOf = ({ source }: RegExp) =>
  stringMatching(new RegExp(`^(?:${source.replaceAll(takesNoLetters, '')})$`, 'u'));

it('lets no sentence by that holds a sign', () => {
  for (const [sign, { says }] of signs.entries())
    assert(
      property(sayingsOf(says), (said) => {
        expect(signsThatMayBeIn(said), said).toContain(sign);
      }),
    );
});
