import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { quoted } from '../../testing/quoted.ts';
import { exactDetail } from './exact-detail.ts';

const praised = (words: string) => quoted(exactDetail, `We sat. ${words}. We ate.`);

describe('an exact number or name is praised', () => {
  it.each([
    'There were 112 stairs in it',
    'Nan had 100000 stairs in it',
    'My aunty had three hens and two old goats',
    'The bus has six wheels there',
    'We have a dog called Rua',
    'We have a dog named Rua',
    'There were seven dogs of Nan’s',
    'When it rained, 14 hens ran in',
    'If it rains, 14 hens run in',
    'That is it, 14 hens ran in',
  ])('in “%s”', (words) => {
    expect(praised(words)).toEqual([words]);
  });

  it.each(
    'of in the more people times day days things type types kind kinds sort sorts way ways part parts reason reasons main different wheel and or to it but so then when we he she they was is at on for because'.split(
      ' ',
    ),
  )('but not before ‘%s’', (word) => {
    expect(praised(`Nan saw all seven ${word} there`)).toEqual([]);
  });

  it.each([
    'There were 2 stairs',
    'Nan had 12 up',
    'Nan had 1000000 stairs in it',
    'It was 10:30 hours there',
    'It was 1.30 hours there',
    'We have a dog called it',
    'Nan had two hens',
    'Nan has three hens too',
    '12 stairs were in it',
    'Please get us 12 stairs',
    'In step 4, get 12 stairs',
    'We need 12 stairs in it',
    'You can see 12 stairs: look',
    'Once there were 12 stairs in it',
    'There was a cat called Rua',
    'Their once was a dog named Rua',
    'There lived a cat called Rua',
    'A lot of 12 stairs was it',
    'There were heaps, 12 stairs in it',
    'Some had 12 stairs in it',
    'The other had 12 stairs in it',
    'Nan really had 12 stairs in it',
    'I remember 12 stairs in it',
    'There were about 12 stairs in it',
    'Maybe 12 stairs were in it',
    'There were around 12 stairs in it',
    'There were nearly 12 stairs in it',
    'There were almost 12 stairs in it',
    'Nan usually has 12 stairs in it',
    'There were 12 stairs or more',
    'There were 12 stairs or so',
    'There were 12 hens or twelve of it',
    'There were 12 hens, sort of',
    'It was like 12 stairs in it',
    'It was like twelve stairs in it',
    'We got two hens from her there',
    'I saw 3 hens up in the old tree',
    'There are four hens in the old tree',
    'There were 2 hens in the old tree',
    'The first six stairs were red',
    'The last 6 stairs were red',
    'All hens have two legs and one red beak',
    'All hens have 2 wings and one red beak',
    'My name is on 12 stairs',
    'I am 9 years old now',
    'I’m 9 years old now',
    "I'm 9 years old now",
    'Im 9 years old now',
    'Nan gave it 8 out of 10 stars',
    'Nan cut four fingers in it',
    'It was seven feet tall in there',
    'When there were 12 stairs',
    'After we had 12 stairs',
    'If there were 12 stairs',
    'That there were 12 stairs',
    'Nan had 12 stiars in it',
    'He milk 12 goats in it',
  ])('but not in “%s”', (words) => {
    expect(praised(words)).toEqual([]);
  });

  it('and nothing that somebody says', () => {
    expect(found(exactDetail, 'We sat. “There were 12 stairs in it,” said Nan.')).toEqual([]);
  });

  it('numbers as amounts, names as details', () => {
    expect(
      exactDetail
        .find(readStudentText('There were 112 stairs in it. We have a dog called Rua.'))
        .map(({ skill }) => skill),
    ).toEqual(['exactAmounts', undefined]);
  });
});
