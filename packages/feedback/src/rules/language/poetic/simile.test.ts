import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { quoted } from '../../testing/quoted.ts';
import { simile } from './simile.ts';

const praised = (words: string) => quoted(simile, `We sat. ${words}. We ate.`);

describe('a comparison is praised', () => {
  it.each([
    'The moon was as thin as a nail',
    'The moon was as thin as an eel',
    'The moon was as thin as paper',
    'The moon was as red as my hat',
    'The moon hung like a lamp',
    'The moon hung just like a lamp',
    'The moon hung like an old lamp',
    'Leaves danced like little birds',
    'Boats drifted slowly in like tired ducks',
    'It shimmered like wet fins',
    'It glowed there like wet fins',
  ])('“%s”', (words) => {
    expect(praised(words)).toHaveLength(1);
  });

  it.each([
    'It was as much as a hat',
    'It was as long as a hat',
    'It was as red as it can be',
    'It was as red as ever',
    'It was as red as on Monday',
    'It was as red as us',
    'We would like a hat',
    'We don’t like a hat',
    "We don't like a hat",
    'We dont like a hat',
    "We didn't like a hat",
    'We didnt like a hat',
    'I really like a hat',
    'It had something like a hat',
    'It felt like a long day',
    'It feels like an hour',
    'It seemed like a good day',
    'It sounds like a big hat',
    'He ran like a pro',
    'He dressed up just like a hen',
    'He behaved like a hen',
    'He was disguised like a hen',
    'It looked like a hen',
    'It all sounded like a hen',
    'That really tasted just like a hen',
    'If it ran like a hen it was',
    'You should run like a hen',
    'It never ran like a hen',
    'It wasn’t red like a hen',
    "It isn't red like a hen",
    'It was no longer red like a hen',
    'It ran unlike a red hen',
    'It went like a hissing noise',
    'It went like an odd sounds',
    'Leaves danced like the birds',
    'Leaves danced like those birds',
    'Leaves danced like little bird',
  ])('but not “%s”', (words) => {
    expect(praised(words)).toEqual([]);
  });

  it('after what it is not like', () => {
    expect(praised('It was not a cat but ran like a cat')).toHaveLength(1);
    expect(praised('It did not stop, it ran like a cat')).toHaveLength(1);
  });

  it('unless it guesses what something is', () => {
    for (const words of [
      'I felt something and it was like a hand',
      'There was something and that felt just like a hand',
      'I saw something, it is like a hand',
    ])
      expect(praised(words), words).toEqual([]);
  });

  it('unless it is in steps', () => {
    expect(found(simile, 'Cut it. Stir it. It ran like a cat.')).toHaveLength(1);
    expect(found(simile, 'Cut it. Stir it. Mix it. It ran like a cat.')).toEqual([]);
  });

  it('as it is in a poem whose lines begin with a verb', () => {
    const poem =
      'The tide\ncut the beach in two\nlike a bread knife\nhit the rocks\nput out the light\nand left';
    expect(found(simile, poem)).toEqual([['strength', 'like a bread knife']]);
  });

  it('in a line of a poem without a verb, where nobody likes anything', () => {
    const poem = (line: string) =>
      `Frost at the gate\n${line}\nthe dog asleep\non the mat\nby the door\nat noon`;
    expect(found(simile, poem('hail like spilled peas'))).toEqual([
      ['strength', 'hail like spilled peas'],
    ]);
    for (const line of [
      'kids like a frozen puddle',
      'we like frozen peas',
      'hens like chasing bees',
      'hens like peas',
    ])
      expect(found(simile, poem(line)), line).toEqual([]);
  });

  it('and four of them are too many', () => {
    const some = 'He was as thin as a rake. It hung like a rag. She ran like a deer.';
    expect(found(simile, some)).toHaveLength(1);
    expect(found(simile, `${some} It fell like a stone.`)).toHaveLength(2);
  });
});

it('no comparison is asked to go where the task wanted many', () => {
  const poem =
    'My nan is as small as a thimble. Her hair is like a cloud. Her laugh is as loud as a siren. Her hands are as soft as a puppy.';
  const steps = (task: string) =>
    simile.find({ ...readStudentText(poem), task }).filter(({ kind }) => kind === 'nextStep');
  expect(steps('Write a poem about a person.')).toHaveLength(1);
  expect(steps('Write a poem with a simile in each line.')).toEqual([]);
  expect(steps('Use at least four similes.')).toEqual([]);
});
