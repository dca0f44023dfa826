import { describe, expect, it } from 'vitest';
import { compareDrafts } from './compare-drafts.ts';
import { kindOfRevision, stemOf } from './kind-of-revision.ts';

const kind = (before: string, after: string) =>
  kindOfRevision(before, after, compareDrafts(before, after));
const text = (...words: string[]) => `${words.join(' ')}.`;

const ours = 'tigers zebras monkeys parrots turtles eagles otters spiders lizards rabbits'.split(
  ' ',
);
const theirs =
  'bicycles engines tractors rockets trolleys wagons ferries scooters trucks gliders'.split(' ');
/** As many of our words as said, and otherwise theirs. */
const sharing = (count: number) => [...ours.slice(0, count), ...theirs.slice(count)];

describe('a text in a second draft', () => {
  it.each([
    ['unchanged', text(...ours)],
    ['unchanged', `${text(...ours)} \n`],
    ['emptied', ''],
    ['emptied', ' … !\n'],
    ['changed', '7'],
    ['changed', text(...sharing(9))],
  ])('is %s', (as, after) => {
    expect(kind(text(...ours), after)).toBe(as);
  });

  it('is changed by its first words', () => {
    expect(kind('', text(...ours))).toBe('changed');
  });

  it('is changed, whatever it is about, while two fifths of its words stay', () => {
    const shared = 'it was and so'.split(' ');
    const filled = (words: readonly string[], kept: readonly string[]) => text(...kept, ...words);
    const before = filled(ours.slice(0, 8), [...shared, 'there', 'too']);
    expect(kind(before, filled(theirs, [...shared, 'there', 'too']))).toBe('changed');
    expect(kind(before, filled(theirs, [...shared, 'there']))).toBe('replaced');
  });

  it('is another text if too few of its topics are in the new one, wherever they are', () => {
    // Turned around, hardly any word stays in its place.
    const turned = (count: number) => text(...sharing(count).toReversed());
    expect(kind(text(...ours), turned(4))).toBe('changed');
    expect(kind(text(...ours), turned(2))).toBe('replaced');
    expect(kind(text(...ours), turned(0))).toBe('replaced');
  });

  it('may share fewer topics if some of its words stayed where they were', () => {
    const turned = text(...theirs.slice(0, 7), ...ours.slice(0, 3).toReversed());
    expect(kind(text(...ours), turned)).toBe('replaced');
    expect(kind(text(...ours), text(...sharing(3)))).toBe('changed');
    expect(kind(text(...ours, 'kittens'), text(...sharing(3), 'pedals'))).toBe('replaced');
  });

  it('is never called another one where it, or the new one, has fewer than eight topics', () => {
    expect(kind(text(...ours.slice(0, 8)), text(...theirs))).toBe('replaced');
    expect(kind(text(...ours.slice(0, 7)), text(...theirs))).toBe('changed');
    expect(kind(text(...ours), text(...theirs.slice(0, 8)))).toBe('replaced');
    expect(kind(text(...ours), text(...theirs.slice(0, 7)))).toBe('changed');
  });
});

it.each([
  ['party', 'parties'],
  ['tiger', 'tigers'],
  ['fox', 'foxes'],
  ['jump', 'jumped'],
  ['jump', 'jumping'],
  ['stop', 'stopped'],
  ['hop', 'hopping'],
])('“%s” and “%s” are about the same', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ['singer', 'ser'],
  ['feeling', 'fel'],
  ['kitten', 'kien'],
  ['string', 'stream'],
  ['room', 'rom'],
])('“%s” and “%s” are not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
