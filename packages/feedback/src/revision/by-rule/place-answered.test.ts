import { describe, expect, it } from 'vitest';
import type { PlaceNow, Taken } from '../../rules/rule.ts';
import { answers, isAsAsked } from './place-state.ts';

const at = (fresh: string, over: Partial<PlaceNow> = {}): PlaceNow => ({
  words: 'It was good',
  sentences: `It was good ${fresh}`,
  fresh,
  hasNewEnd: false,
  freshEnd: '',
  beginsLine: false,
  beginsSentence: true,
  isEarly: false,
  isOnTopic: true,
  isJoined: false,
  slots: {},
  comment: '',
  ...over,
});

const told = (taken: Taken, fresh: string, { isFound = false, old = '' } = {}) =>
  answers({ taken }, at(fresh), isFound, old);

describe('new words where more is asked for', () => {
  const adding: Taken = { by: 'adding' };

  it.each([
    ['an answer', 'with Koro and pipis', 'fixed'],
    ['half an answer with one word fewer', 'with Koro, pipis', 'half'],
    ['half an answer with only one that says something', 'and so it was with Koro', 'half'],
    ['none with a judgement alone', 'and it was really so fun', 'asWas'],
    ['none where nothing is new', '', 'asWas'],
  ])('are %s', (_, fresh, state) => {
    expect(told(adding, fresh)).toBe(state);
  });

  it.each([
    ['because of my Koro', 'half'],
    [', because of my Koro', 'half'],
    ['becuase of my Koro', 'half'],
    ['because of Koro', 'asWas'],
    ['with him and Koro', 'asWas'],
    ['and because of my Koro', 'asWas'],
    ['because it was so good', 'asWas'],
  ])('are half an answer if they give a reason that the text already has: %s', (fresh, state) => {
    expect(told(adding, fresh, { old: 'Koro took us. It was good' })).toBe(state);
  });

  it('are no answer for a text that lacks the whole of it, unless they are one in full', () => {
    const ofText: Taken = { by: 'adding', where: 'anywhere' };
    expect(told(ofText, 'with Koro, pipis')).toBe('asWas');
    expect(told(ofText, 'with Koro and pipis')).toBe('fixed');
  });

  it('count as the rule sees them, but not where they say nothing that was not said before', () => {
    const isSo = ({ fresh }: PlaceNow) => fresh.includes('sick') || (fresh !== '' && 'half');
    const felt: Taken = { by: 'adding', isSo };
    expect(told(felt, 'I felt sick')).toBe('fixed');
    expect(told(felt, 'I felt sick', { isFound: true })).toBe('fixed');
    expect(told(felt, 'I felt bad')).toBe('half');
    expect(told(felt, '')).toBe('asWas');
    expect(told(felt, 'I felt sick', { old: 'I felt sick.' })).toBe('asWas');
    expect(told({ by: 'swapping', isSo }, 'sick', { old: 'sick' })).toBe('fixed');
  });

  it('are what was asked for in another place of a word unless the rule still finds it', () => {
    expect(told({ by: 'swapping' }, 'sunny')).toBe('fixed');
    expect(told({ by: 'swapping' }, 'sunny', { isFound: true })).toBe('asWas');
  });
});

describe('what a rule says of a place', () => {
  const reason = ({ fresh, sentences }: PlaceNow) =>
    fresh.includes('because') || (sentences.includes('because') && 'half');

  it('is said of a misspelt answer too', () => {
    expect(isAsAsked({ by: 'adding', isSo: reason }, at('becuase we won'))).toBe(true);
    const beside = at('we won', { sentences: 'It was good becuase we won' });
    expect(isAsAsked({ by: 'adding', isSo: reason }, beside)).toBe('half');
  });

  it('is not better where letters or marks are to be mended', () => {
    expect(isAsAsked({ by: 'joining', isSo: reason }, at('becuase we won'))).toBe(false);
  });

  it('is no worse because a word could be meant as another', () => {
    const isSo = ({ fresh }: PlaceNow) => fresh.includes('becuase') && 'half';
    expect(isAsAsked({ by: 'adding', isSo }, at('becuase we won'))).toBe('half');
  });

  it('is no more than what was written where that is enough, or says nothing', () => {
    const whole = ({ fresh }: PlaceNow) => fresh.includes('becuase') || 'half';
    expect(isAsAsked({ by: 'adding', isSo: whole }, at('becuase we won'))).toBe(true);
    const open = ({ fresh }: PlaceNow) => fresh.includes('because') || undefined;
    expect(isAsAsked({ by: 'adding', isSo: open }, at('becuase we won'))).toBeUndefined();
  });

  it('is nothing where it has nothing to say', () => {
    expect(isAsAsked({ by: 'adding' }, at('becuase we won'))).toBeUndefined();
  });
});
