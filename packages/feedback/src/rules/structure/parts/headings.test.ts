import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
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

  it.each([
    ['## Looks', '## Food'],
    ['**Looks**', '**Food**'],
    ['__Looks__', '__Food__'],
    ['looks', 'food'],
    ['1. Looks', '2. Food'],
    ['- Looks', '- Food'],
    ['~ Looks ~', '~ Food ~'],
    ['🦜 Looks', '🍎 Food'],
    ['Looks.', 'Food.'],
    ['What you would see if you met one', 'The food that they like to eat best'],
  ])('is asked for none where it may have them: %s, %s', (one, two) => {
    expect(
      found(headings, `Kea\n${one}\n${long('Kea')}\n${two}\n${long('Kākā')} ${long('They')}`),
    ).toEqual([]);
  });

  it.each([
    ['Looks: ', 'Food: '],
    ['1. Looks: ', '2. Food: '],
    ['Looks - ', 'Food - '],
    ['What do they look like? ', 'What do they eat? '],
  ])('is asked for none where its parts begin with them: %s, %s', (one, two) => {
    expect(
      found(headings, `Kea\n${one}${long('Kea')}\n${two}${long('Kākā')} ${long('They')}`),
    ).toEqual([]);
  });

  it('is asked for them where its parts only follow one another', () => {
    expect(found(headings, `Kea\n${long('Kea')}\n${long('Kākā')} ${long('They')}`)).toEqual([
      ['nextStep', 'Kākā are green parrots that live high up in the hills of the South Island'],
    ]);
  });
});

it('no result is taken for a heading of what stands below it', () => {
  expect(
    found(
      headings,
      'Paper Planes\nAim\nWe want to find out which plane flies the furthest.\nResults\nWe threw each of them three times.\nDart 4 m\nGlider 7.5 metres\nThe glider flew the furthest because its wings are wide.',
    ),
  ).toEqual([['strength', 'Aim', 'Results']]);
});
