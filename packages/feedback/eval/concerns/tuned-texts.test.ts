import { expect, it } from 'vitest';
import { findConcern } from '../../src/concerns/find-concern.ts';
import { textsOf } from './measure.ts';

/** What patterns over words don't see in these, a teacher who reads them does. */
const notSeen = new Set('t-115 t-129 t-141 t-142 t-157 t-180 t-182 t-195 t-199'.split(' '));
/** A sock tells its story. */
const takenWrongly = new Set(['t-177']);

const texts = textsOf('tuned');

it.each(texts.filter(({ id, kind }) => kind !== null && !notSeen.has(id)))(
  'an adult should read $id, because “$rests”',
  ({ text }) => {
    const found = findConcern(text);
    expect(found).not.toBeNull();
    expect(text.slice(found?.start, found?.end)).toBe(found?.text);
  },
);

it.each(texts.filter(({ id, kind }) => kind === null && !takenWrongly.has(id)))(
  '$id, a $purpose of year $year, is a text like others',
  ({ text }) => {
    expect(findConcern(text)).toBeNull();
  },
);
