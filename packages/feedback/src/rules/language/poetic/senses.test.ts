import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { senses } from './senses.ts';

const found = (text: string) =>
  senses
    .find(readStudentText(text))
    .map(({ kind, quotations }) => [kind, ...quotations.map(([one]) => one)]);

describe('what can be smelt, tasted or heard', () => {
  it.each([
    'The shed smell of old oil',
    'The shed smells of old oil',
    'The pie taste of old oil',
    'The pie tasted of old oil',
    'We felt a thud there',
    'The net thudded on it',
    'I heard a morepork there',
    'We hear the gate at it',
  ])('is praised: “%s”', (words) => {
    expect(found(`We went in. ${words}. We ate.`)).toEqual([['strength', words]]);
  });

  it('is for more than the eyes, unless it is only seen', () => {
    const slots = senses
      .find(readStudentText('It had four dials, and it glowed. The pie smelt of old oil. We ate.'))
      .map(({ quotations, slots: given }) => [quotations.flat().join(), given?.['eyes']]);
    expect(slots).toEqual([
      ['The pie smelt of old oil', 'the eyes'],
      ['It had four dials, and it glowed', undefined],
    ]);
  });

  it.each([
    'A loud thud',
    'It doesn’t smell of old oil',
    "It doesn't smell of old oil",
    'It doesnt smell of old oil',
    'They don’t smell of old oil',
    "They don't smell of old oil",
    'They dont smell of old oil',
    'It didn’t smell of old oil',
    "It didn't smell of old oil",
    'It didnt smell of old oil',
    'I heard the man say that',
    'We hear the man telling us',
    'We heard the news at it',
    'I hear some of you now',
  ])('is not praised: “%s”', (words) => {
    expect(found(`We went in. ${words}. We ate.`)).toEqual([]);
  });

  it('is a fact in a report of some length', () => {
    expect(
      found(
        'Larvae are small. The larvae are glowing there. They are in caves. They eat flies. They hang.',
      ),
    ).toEqual([]);
    expect(
      found('Larvae are small. The larvae are glowing there. They are in caves. They eat flies.'),
    ).toEqual([['strength', 'The larvae are glowing there']]);
  });
});

describe('a place where there is something to be heard', () => {
  const outing = (
    word: string,
    more = 'It was Friday and we had our bags with us on the bus with Mum and Koro.',
  ) =>
    `On Friday we went to the marae. ${more} There was a ${word} one and a ${word} two. Then my cousin Hemi put all of the mats out and we sat down.`;

  it('is asked about, if the text tells of no sense', () => {
    expect(found(outing('big'))).toEqual([['nextStep', 'On Friday we went to the marae']]);
    expect(found(outing('pinkish'))).toEqual([['nextStep', 'On Friday we went to the marae']]);
  });

  it.each([
    'The mats were cold',
    'It was noisy',
    'The bus was loud',
    'It smel like soap',
    'Bam bam went the drum',
    'Wooosh went the bus',
  ])('is not asked about where its paragraph tells of a sense: “%s”', (words) => {
    expect(found(`${outing('big')} ${words}.`)).toEqual([]);
  });

  it('is asked about where one other paragraph does, and not where several do', () => {
    const sensed = '\nThe bread was warm.';
    expect(found(`${outing('big')}${sensed}`)).toHaveLength(1);
    expect(found(`${outing('big')}${sensed}${sensed}`)).toEqual([]);
  });

  it('is not asked about in a short text, and at three places at most', () => {
    expect(
      found('On Friday we went to the marae. We had our bags with us. Then we sat down.'),
    ).toEqual([]);
    const more =
      'Then we walked to the hall. Then we came to the gate. Then we got to the shop. We had our bags with us.';
    expect(found(outing('big', more))[0]).toHaveLength(4);
  });
});
