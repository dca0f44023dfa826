import { describe, expect, it } from 'vitest';
import type { Taken } from '../../rules/rule.ts';
import { stateOf } from './place-state.ts';
import { lookAgain } from '../testing/look-again.ts';

/** Of the first place that a rule asks about. */
function stateAt(asked: Parameters<typeof lookAgain>[0]) {
  const { looked, places } = lookAgain(asked);
  const [place] = places;
  if (!place) throw new Error('The earlier draft has no such place.');
  const { state, proof } = stateOf(looked, place);
  return [state, ...proof.map(({ start, end }) => asked.after.slice(start, end))];
}

describe('a place in a second draft', () => {
  const nothing = () => [];
  const word = (sought: string) => (text: string) => (text.includes(sought) ? [sought] : []);

  it('is as it was if only the next sentence has another word', () => {
    const before = 'It was nice. Then we went home.';
    const after = before.replace('went', 'raced');
    const asked = { before, after, quotations: ['nice'], finds: nothing };
    expect(stateAt({ ...asked, taken: { by: 'swapping' } })).toEqual(['asWas']);
  });

  it.each(['teh', 'alot of'])('is as it was if only words beside “%s” were mended', (own) => {
    const before = `We saw ${own} beech on wensday.`;
    const after = before.replace('beech', 'beach').replace('wensday', 'Wednesday');
    const asked = { before, after, quotations: [own], finds: nothing };
    expect(stateAt({ ...asked, taken: { by: 'spelling' } })).toEqual(['asWas']);
  });

  it('is as it was if a mark came far before it, and mended if it came right before', () => {
    const before = 'we ran home we ate pies. Mum was out. then we all slept';
    const asked = { before, quotations: ['then we all slept'], finds: nothing };
    const taken: Taken = { by: 'marking' };
    const far = before.replace('home we', 'home. We');
    expect(stateAt({ ...asked, after: far, taken })).toEqual(['asWas']);
    const [state] = stateAt({ ...asked, after: before.replace('then', 'Then'), taken });
    expect(state).toBe('fixed');
  });

  it('is gone, with nothing to show, if a run of sentences only lost words', () => {
    const before = 'We ran home we ate pies we slept. Mum was out.';
    const after = before.replace(' we ate pies', '');
    const asked = { before, after, quotations: ['We ran home we ate pies we slept'] };
    const taken: Taken = { by: 'marking' };
    expect(stateAt({ ...asked, taken, finds: word('we ate pies') })).toEqual(['gone']);
    expect(stateAt({ ...asked, taken, finds: word('we slept') })).toEqual(['asWas']);
    const other = { ...asked, after: before.replace('ate', 'cooked'), finds: nothing };
    expect(stateAt({ ...other, taken: { by: 'joining' } })[0]).toBe('fixed');
    expect(stateAt({ ...asked, taken: { by: 'swapping' }, finds: nothing })).toEqual(['asWas']);
  });

  it('is left out only if the words around it show that it went', () => {
    const taken: Taken = { by: 'leavingOut' };
    const [home, dream, bed] = ['We swam home.', 'It was a dream.', 'Mum was in bed.'];
    const asked = { before: `${home} ${dream} ${bed}`, finds: word(dream), taken };
    expect(stateAt({ ...asked, after: `${home} ${bed}` })).toEqual(['fixed', 'home. Mum']);
    const last = { ...asked, before: `${home} ${dream}` };
    expect(stateAt({ ...last, after: home })).toEqual(['gone']);
    expect(stateAt({ ...asked, after: `${home} ${bed}`, taken: { by: 'swapping' } })[0]).toBe(
      'gone',
    );
  });

  it('has no more said of it by the first words of the next sentence', () => {
    const before = 'It was fun. Then we went home.';
    const asked = { before, finds: word('It was fun'), taken: { by: 'adding' } as const };
    const opened = 'It was fun. With Koro and pipis then we went home.';
    expect(stateAt({ ...asked, after: opened })).toEqual(['asWas']);
    const told = 'It was fun. Koro grilled pipis for us. Then we went home.';
    expect(stateAt({ ...asked, after: told })).toEqual(['fixed', 'Koro grilled pipis for us.']);
  });

  it('takes in what somebody says right after it', () => {
    const taken: Taken = { by: 'adding' };
    const before = 'It was fun. Mum was there. We went off to bed.';
    const told = (between: string, fresh: string) =>
      stateAt({
        before: before.replace('Mum was there.', between),
        after: before.replace('Mum was there.', `${between} ${fresh}`),
        finds: word('It was fun'),
        taken,
      })[0];
    const fresh = 'Koro grilled pipis for us.';
    expect(told('“Eat up, kids.”', fresh)).toBe('fixed');
    expect(told('Mum was there. “Eat up, kids.”', fresh)).toBe('asWas');
    expect(told('She yelled “Eat” now.', `Dad slept. ${fresh}`)).toBe('asWas');
    expect(told('“Eat,” Mum said.', `Dad slept. ${fresh}`)).toBe('asWas');
  });

  it('has no new opening if the one word before it changed, and has one by a number there', () => {
    const before = 'Yes. We ran home. We ate pies.';
    const asked = { before, quotations: ['We ran home'], finds: nothing };
    const taken: Taken = { by: 'opening' };
    const other = before.replace('Yes', 'Well');
    expect(stateAt({ ...asked, after: other, taken })).toEqual(['asWas']);
    const numbered = before.replace('We ran', '1. We ran');
    expect(stateAt({ ...asked, after: numbered, taken })).toEqual(['fixed', '1.']);
    expect(stateAt({ ...asked, after: numbered, taken: { by: 'measuring' } })).toEqual(['asWas']);
  });

  it('of a text that lacked something is as it was until the rule finds nothing more', () => {
    const before = 'We went to the lake. It was fun.';
    const after = before.replace('lake.', 'lake with Koro and pipis.');
    const taken: Taken = { by: 'adding', where: 'anywhere' };
    const quotations = ['We went to the lake'];
    expect(stateAt({ before, after, taken, quotations, finds: nothing })[0]).toBe('fixed');
    expect(stateAt({ before, after, taken, quotations, finds: word('fun') })[0]).toBe('asWas');
  });
});

describe('what a rule still finds', () => {
  const taken: Taken = { by: 'swapping' };
  const told = (before: string, after: string, quotation: string) =>
    stateAt({
      before,
      after,
      taken,
      finds: (text) => (text.includes(quotation) ? [quotation] : []),
    });

  it.each(['nice', 'very nice'])('is not “%s” in another place of the sentence', (own) => {
    const before = `It was ${own} and the ${own} dog ran.`;
    expect(told(before, before.replace(own, 'sunny'), own)).toEqual(['fixed', 'sunny']);
  });

  it('is a word that stayed, whatever else is new in its sentence', () => {
    expect(told('It was nice and we ran.', 'It was nice and we raced.', 'nice')[0]).toBe('asWas');
  });

  it('is a longer phrase anywhere in the sentence', () => {
    const before = 'It was very nice there and we ran off.';
    expect(told(before, before.replace('ran', 'raced'), 'very nice there')[0]).toBe('asWas');
  });

  it('is not what it says of another word in the same place', () => {
    const finds = (text: string) =>
      ['nice', 'good'].flatMap((word) =>
        text.includes(word) ? { quotations: [[word]], slots: { word } } : [],
      );
    const before = 'It was nice and good.';
    const asked = { before, taken, finds, quotations: ['nice and good'] };
    expect(stateAt({ ...asked, after: 'It was sunny and good.' })[0]).toBe('fixed');
    expect(stateAt({ ...asked, after: 'It was nice and bright.' })[0]).toBe('asWas');
  });
});
