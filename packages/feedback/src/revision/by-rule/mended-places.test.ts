import { describe, expect, it } from 'vitest';
import type { Taken } from '../../rules/rule.ts';
import { mendedPlaces } from './mended-places.ts';
import type { State } from './place-state.ts';
import { lookAgain } from '../testing/look-again.ts';

type Asked = Parameters<typeof lookAgain>[0];

/** The words that show that all is mended, if the places are in these states. */
function mended(asked: Asked, ...states: State[]): string[] | null {
  const { looked, places } = lookAgain(asked);
  const proof = [{ start: 0, end: 3 }];
  const told = mendedPlaces(
    looked,
    places,
    states.map((state) => ({ state, proof: state === 'fixed' ? proof : [] })),
  );
  return told && told.map(({ start, end }) => asked.after.slice(start, end));
}

const nothing = () => [];

describe('two places of a step', () => {
  const before = 'We swam far. Then we ran home. Mum slept.';
  const asked = (by: Taken['by'], over: Partial<Asked> = {}) => ({
    before,
    after: before.replace('Mum', 'Dad'),
    taken: { by },
    finds: nothing,
    quotations: ['We swam far', 'we ran home'],
    ...over,
  });

  it('are mended if one is, the other went, and the rule finds nothing more', () => {
    expect(mended(asked('marking'), 'fixed', 'gone')).toEqual(['We ']);
    expect(mended(asked('swapping'), 'gone', 'fixed')).toEqual(['We ']);
    expect(mended(asked('swapping'), 'fixed', 'fixed')).toEqual(['We ', 'We ']);
  });

  it.each([
    ['none is', ['gone', 'gone']],
    ['one is as it was', ['fixed', 'asWas']],
    ['there is none', []],
  ] as const)('are not if %s', (_, states) => {
    expect(mended(asked('marking'), ...states)).toBeNull();
  });

  it('are not while the rule finds something, wherever that is', () => {
    const finds = () => ['slept'];
    expect(mended(asked('marking', { finds }), 'fixed', 'gone')).toBeNull();
  });

  it('are mended by half only where marks were missing', () => {
    expect(mended(asked('marking'), 'fixed', 'half')).toEqual(['We ']);
    expect(mended(asked('swapping'), 'fixed', 'half')).toBeNull();
    expect(mended(asked('marking'), 'half', 'half')).toBeNull();
  });

  it('are mended by half in sentences of nineteen words, and not of twenty', () => {
    const long = (words: number) => `We swam ${'very '.repeat(words - 3)}far. `;
    const told = (words: number, at: number) => {
      const text =
        at === 0 ? `${long(words)}Then we ran home.` : `Then we ran home. ${long(words)}`;
      return mended(
        asked('marking', { before: text, after: text, quotations: ['we ran', 'very far'] }),
        'fixed',
        'half',
      );
    };
    expect(told(19, 0)).toEqual(['We ']);
    expect(told(19, 1)).toEqual(['The']);
    expect(told(20, 0)).toBeNull();
    expect(told(20, 1)).toBeNull();
  });

  it('say no more for one of them, unless the text was rewritten', () => {
    const rewritten = 'Huge waves slapped our cold legs all day long. Mum slept.';
    for (const by of ['adding', 'quoting'] as const) {
      expect(mended(asked(by), 'fixed', 'gone')).toBeNull();
      expect(mended(asked(by, { after: rewritten }), 'fixed', 'gone')).toEqual(['Hug']);
    }
  });
});

describe('things that belong together', () => {
  const [bark, sleep, bite] = ['Dogs bark a lot.', 'Cats sleep all day.', 'Dogs bite a lot.'];
  const about = (aspect: string) => [{ quotations: [[bark]], slots: { aspect } }];
  const asked = (after: string, over: Partial<Asked> = {}): Asked => ({
    before: `${bark} ${sleep} ${bite}`,
    after,
    taken: { by: 'ordering' },
    finds: (text) => (text.startsWith(`${bark} ${sleep}`) ? about('dogs') : []),
    quotations: [bark, bite],
    ...over,
  });
  const together = `${bark} ${bite} ${sleep}`;

  it('are together if one of them moved, and both are there', () => {
    expect(mended(asked(together), 'asWas', 'asWas')).toEqual(['lot. Dogs']);
    expect(mended(asked(`${bark} ${sleep} ${bite}`), 'asWas', 'asWas')).toBeNull();
    const grown = `${bark} ${sleep} ${bite} We ran.`;
    expect(mended(asked(grown, { finds: nothing, quotations: [bark, bite] }), 'asWas')).toBeNull();
    expect(mended(asked(`${bite} ${sleep} Nana sings.`), 'asWas', 'gone')).toBeNull();
    expect(mended(asked(together, { quotations: [bark] }), 'asWas')).toBeNull();
  });

  it('are together where one is as was asked for, and by the words that show it', () => {
    expect(mended(asked(together), 'fixed', 'asWas')).toEqual(['Dog']);
    expect(mended(asked(`${bark} ${bite}`), 'fixed', 'gone')).toEqual(['Dog']);
  });

  it('are not while the rule finds the same apart, whatever else it finds', () => {
    const finds =
      (aspect: string): Asked['finds'] =>
      (text) =>
        text === together ? about(aspect) : about('dogs');
    expect(mended(asked(together, { finds: finds('dogs') }), 'fixed', 'fixed')).toBeNull();
    expect(mended(asked(together, { finds: finds('cats') }), 'fixed', 'fixed')).not.toBeNull();
    const both: Asked['finds'] = () => [...about('dogs'), ...about('cats')];
    expect(mended(asked(together, { finds: both }), 'fixed', 'fixed')).toBeNull();
  });

  it('are shown by what moved, and by nothing else that changed', () => {
    const before = `We sang. ${bark} ${sleep} ${bite}`;
    const after = `We danced. ${together}`;
    expect(mended(asked(after, { before }), 'asWas', 'asWas')).toEqual(['lot. Dogs']);
  });
});
