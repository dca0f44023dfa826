import { describe, expect, it } from 'vitest';
import { found } from '../testing/found.ts';
import { headings } from './headings.ts';

const long = (name: string) =>
  `${name} are green parrots that live high up in the hills of the South Island. They eat roots and leaves and seeds and grubs, and now and then a lunch. It is cold there.`;

describe('a report', () => {
  it.each([
    ['Food', 'Their young'],
    ['Food:', '“Their young”'],
  ])('is praised for its headings: %s, %s', (one, two) => {
    expect(
      found(
        headings,
        `Kea\nKea live high up in the hills.\n${one}\n${long('Kea')}\n${two}\n${long('Kākā')}`,
      ),
    ).toEqual([['strength', 'Food', 'Their young']]);
  });

  it.each(['Introduction', 'Intro', 'Conclusion', 'Summary', 'Source', 'Sources', 'References'])(
    'shows none that says nothing: “%s”',
    (heading) => {
      expect(
        found(
          headings,
          `Kea\n${long('Kea')}\n${heading}\n${long('Kea')}\nFood\n${long('Kea')}\nTheir young\n${long('Kākā')}`,
        ),
      ).toEqual([['strength', 'Food', 'Their young']]);
    },
  );

  it('is asked for them over its second part, from seventy words on', () => {
    const text = `${long('Kea')}\n${long('Kākā')}\n${long('Moa')}`;
    expect(found(headings, text).flat().join(' ')).toMatch(/^nextStep Kākā .* Moa /u);
    expect(found(headings, `${long('Kea')} ${long('Kākā')}`)).toEqual([]);
    expect(
      found(headings, `${long('Kea')}\n${long('Kākā')}`.replace(/They eat.*?then a lunch\. /u, '')),
    ).toEqual([]);
  });

  it.each(['My nan saw that Kākā', 'Our Kākā', 'To us Kākā', 'I think Kākā'])(
    'is asked for none over what the writer did: “%s”',
    (name) => {
      expect(found(headings, `${long('Kea')}\n${long(name)}`)).toEqual([]);
    },
  );
});
