import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { quoted } from '../../testing/quoted.ts';
import { plainestWord } from './plainest-word.ts';

describe('a plain word in a step', () => {
  const asked = (step: string) =>
    quoted(plainestWord, `How to make toast\n1. Heat it up.\n2. ${step}.\n3. Eat it.`);

  it.each(['Get a clean bowl', 'Get the jam and open it', 'Get some bread from the shelf'])(
    'is ‘get’ where a thing is fetched: “%s”',
    (step) => {
      expect(asked(step)).toEqual([step]);
    },
  );

  it.each([
    'Get your sister on the far side',
    'Get the pan hot',
    'Get the crumbs out of it',
    'Get an adult and ask for the knife',
    'Take the money first',
  ])('is left alone where no offered word would fit: “%s”', (step) => {
    expect(asked(step)).toEqual([]);
  });
});

describe('words that are offered for what a school should have', () => {
  const offered = (thing: string) =>
    plainestWord
      .find(
        readStudentText(
          `I think our school should have ${thing}. It would make us happy. We must ask the board. They should listen to us.`,
        ),
      )
      .map(({ slots }) => slots?.['ask']);

  it.each([
    ['a dog', 'would ‘adopt’, ‘keep’ or ‘look after’ tell me more?'],
    ['some hens', 'would ‘adopt’, ‘keep’ or ‘look after’ tell me more?'],
    ['a new pool', 'would ‘build’, ‘set up’ or ‘share’ tell me more?'],
    ['more trees', 'would ‘plant’, ‘grow’ or ‘share’ tell me more?'],
    ['more books', 'would ‘buy’, ‘borrow’ or ‘share’ tell me more?'],
  ])('fit the thing: %s', (thing, ask) => {
    expect(offered(thing)).toContain(ask);
  });
});

describe('a plain word in a story', () => {
  const asked = (words: string) =>
    quoted(plainestWord, `On Friday we ran. I fell. ${words}. Mum laughed at us. Then it rained.`);

  it.each([
    'Nana carried the eggs up the hill',
    'I put the jar on the shelf',
    'We had a big tent for the night',
  ])('may be another: “%s”', (words) => {
    expect(asked(words)).toEqual([words]);
  });

  it.each([
    'Nana carried the eggs as if they were asleep',
    'Nana carried the eggs like a baby bird',
    'I just watched the rain come in',
    'We talked while Nana waited',
    'Nobody laughed by the gate',
    'I put my socks on the wrong feet',
    'It was a big moment for us all',
    'It was the day of our big school show',
    'We had a tent that was big like a hall',
  ])('is right as it is: “%s”', (words) => {
    expect(asked(words)).toEqual([]);
  });

  it('is no speed where something soon stops', () => {
    const text =
      'Scooters are made of metal. They stop fast when the wheel sticks. They have two wheels.';
    expect(quoted(plainestWord, text)).toEqual([]);
  });
});
