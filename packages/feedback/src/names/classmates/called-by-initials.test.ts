import { describe, expect, it } from 'vitest';
import { blankedIn } from '../testing/class.ts';

const people = [
  'Tom Harding',
  'Paul Edwards',
  'Tina Vailea',
  'Ruby Anne Ihaka',
  'Anna-Lise O’Dea',
  'Sam Iti',
  'Sela Cook',
  'Tevita ʻOfa',
  'Sky Tan',
  'Mele Tau',
  'Dev Rao',
];
const blanked = (text: string) => blankedIn(people, text);

describe('initials that a text calls somebody by are a name', () => {
  it.each([
    ['T.H. and me went. Then T.H. fell.', '_ and me went. Then _ fell.'],
    ['By T.H.', 'By _.'],
    ['We saw R.A.I. at the pool.', 'We saw _ at the pool.'],
    ['My friend TH has a cat. TH feeds it.', 'My friend _ has a cat. _ feeds it.'],
    ['TH is short for my name.', '_ is short for my name.'],
    ['I passed it to AO. He was fast.', 'I passed it to _. He was fast.'],
    ['me and th played, then th fell', 'me and _ played, then _ fell'],
    ['My friend PE is funny.', 'My friend _ is funny.'],
    ['where is AO', 'where is _'],
    ['We had to find RI before lunch.', 'We had to find _ before lunch.'],
    [
      'We went up Mt Cook. S.T. and M.T. went to ST. JOHNS, and so did D.R.',
      'We went up Mt _. _ and _ went to ST. JOHNS, and so did _.',
    ],
  ])('%s', (text, expected) => {
    expect(blanked(text)).toBe(expected);
  });
});

describe('the same letters are left where they stand for a thing', () => {
  it.each([
    'We have PE. P.E. is fun, and so is T.V. time.',
    'TV was off, so we did PE.',
    'The TH sign is at the end of the road.',
    'i sat by th dog and th cat',
    'We live in block AO. I went TO THE SHOP.',
    'I got a PB in N.Z. at the B.B.Q.',
    'P.S. I came 5th and I had a T-shirt on. Look for the S.C: capital letters.',
  ])('%s', (text) => {
    expect(blanked(text)).toBe(text);
  });
});

describe('letters that stand for a thing are a name in a list of names', () => {
  it.each([
    ['Made by Hana, P.E. for Mum', ['Hana Po', 'Pita Eru'], 'Made by _, _ for Mum'],
    ['Hana and N.Z. came.', ['Hana Po', 'Nina Zhu'], '_ and _ came.'],
    ['Sport: P.E. and swimming', ['Hana Po', 'Pita Eru'], 'Sport: P.E. and swimming'],
  ])('%s', (text, inClass, expected) => {
    expect(blankedIn(inClass, text)).toBe(expected);
  });
});

describe('letters in a list with others of the class are names', () => {
  it.each([
    ['my team: TH, PE and AO', 'my team: _, _ and _'],
    ['TH/AO = best', '_/_ = best'],
    ['ST & TV forever', '_ & _ forever'],
    ['group 2 = RI SC th', 'group 2 = _ _ _'],
    ['ao, th and me', '_, _ and me'],
    ['TH vs SC in the final', '_ vs _ in the final'],
    ['PE, TV and SC are in my boat', '_, _ and _ are in my boat'],
    ['Sela, Mele and AO', '_, _ and _'],
  ])('%s', (text, expected) => {
    expect(blanked(text)).toBe(expected);
  });

  it.each(['PE and maths', 'TV, DVD and PC', 'WE DO PE AND TV', 'We do P.E. TH sounds are hard.'])(
    '%s',
    (text) => {
      expect(blanked(text)).toBe(text);
    },
  );
});
