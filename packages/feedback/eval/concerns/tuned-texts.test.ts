import { expect, it } from 'vitest';
import { findConcern } from '../../src/concerns/find-concern.ts';
import { textsOf } from './measure.ts';

/** What isn't seen in these, a teacher who reads them sees. */
const notSeen = new Set('t-115 t-129 m-55 m-58 m-59'.split(' '));
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
