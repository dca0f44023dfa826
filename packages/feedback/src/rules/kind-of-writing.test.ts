import { describe, expect, it } from 'vitest';
import { readStudentText } from '../text/student-text.ts';
import { kindOfWriting } from './kind-of-writing.ts';
import { methodOf, numberedStepsOf, plainStepsOf } from './method.ts';
import { likelyKinds } from './signs-of-kind.ts';

const kindOf = (text: string, purpose?: string) => kindOfWriting(readStudentText(text, purpose));
const sure = (text: string, purpose?: string) => likelyKinds(readStudentText(text, purpose));

describe('a text argues', () => {
  it.each([
    'Dogs should run',
    'Dogs shud run',
    'Dogs must run',
    'Dogs should be explained',
    'It isn’t fair',
    "It isn't fair",
    'It isnt fair',
    'It aint fair',
    'It wasn fair',
    'I believe in dogs',
    'I strongly believe in dogs',
    'I think we run',
    'I really think we run',
    'I think that we run',
    'I think every dog is kind',
    'I think everyone runs',
    'I think school is kind',
    'I think schools are kind',
    'We need dogs',
    'They banned dogs',
    'Some say dogs are kind',
    'Some kids say dogs are kind',
    'Some people may say dogs are kind',
    'My reason is dogs',
    'The main reason is dogs',
    'Our reasons are dogs',
    'Let’s run',
    "Let's run",
    'Lets run',
    'I am asking',
    'I’m only asking',
    "I'm not asking",
    'I’m writing it',
    "I'm writing it",
    'It need to be fixed',
    'It needs to be fixed',
    'I don’t think it is',
    "I don't think it is",
    'I dont think it is',
    'It would be better',
    'It would also be better',
  ])('where it says “%s”', (claim) => {
    expect(sure(`${claim}. Dogs are brown.`).argument).toBeGreaterThan(
      sure('So dogs run. Dogs are brown.').argument + 2,
    );
  });

  it.each([
    'They should have been there',
    'They should have jumped there',
    'They should  have jumped there',
    'They should of run there',
    'They should explain it',
    'They must have run there',
    'They must be there',
    '“It is not fair,” said Nan',
  ])('but not where it says “%s”', (words) => {
    expect(sure(`${words}. Dogs are brown.`).argument).toBeLessThan(0);
  });

  it.each([
    'Dear Ana',
    '“Dear Ana',
    'To our mayor',
    'Kia ora Ana',
    'Tena koe',
    'Mōrena Ana',
    'Morena Ana',
    'Malo Ana',
    'Good evening Ana',
  ])('the more surely if it begins as a letter or a speech: “%s”', (greeting) => {
    const rest = ' of it dogs run. Dogs are brown.';
    expect(sure(`${greeting}${rest}`).argument).toBeGreaterThan(
      sure(`Ana Ana${rest}`).argument + 1,
    );
    expect(sure(`So ${greeting}${rest}`).argument).toBeLessThan(
      sure(`${greeting}${rest}`).argument - 1,
    );
  });

  it('the more surely if its title or one of its first sentences does', () => {
    const rest = 'Dogs run. They eat. They nap. They sit.';
    expect(sure(`Dogs must run\n${rest}`).argument).toBeGreaterThan(
      sure(`Dogs can run\n${rest}`).argument + 1,
    );
    expect(sure(`Dogs must run. ${rest}`).argument).toBeGreaterThan(
      sure(`${rest} Dogs must run.`).argument + 1,
    );
  });

  it.each(['First', 'Firstly', 'Second', 'Secondly', 'Third', 'Thirdly', 'Lastly'])(
    'the more surely, and tells the less, if it counts: “%s”',
    (word) => {
      const [counted, not] = [
        sure(`Dogs run. ${word} dogs eat.`),
        sure('Dogs run. Here dogs eat.'),
      ];
      expect(counted.argument).toBeGreaterThan(not.argument + 0.1);
      expect(counted.story).toBeLessThan(not.story - 0.3);
      expect(sure(`Dogs run. Here ${word} dogs eat.`).argument).toBeLessThan(
        counted.argument - 0.1,
      );
    },
  );

  it('the more surely with each of two questions that it asks itself, and no more', () => {
    const asking = (...last: string[]) =>
      sure(`Dogs run. Dogs eat. Dogs nap. ${last.join(' ')}`).argument;
    const [none, one, two, three] = [
      asking('Why.', 'Who.', 'How.'),
      asking('Why?', 'Who.', 'How.'),
      asking('Why?', 'Who?', 'How.'),
      asking('Why?', 'Who?', 'How?'),
    ];
    expect(one - none).toBeCloseTo(0.8);
    expect(two - one).toBeCloseTo(0.8);
    expect(three).toBeCloseTo(two);
    expect(asking('“Why?”', 'Who.', 'How.')).toBeLessThan(one);
  });

  it('the less surely if it has two headings or tells at first what something is', () => {
    const parts = (one: string, two: string) =>
      sure(`Dogs\n${one}\nDogs run there. They eat.\n${two}\nDogs nap there. They sit.`).argument;
    expect(parts('Food', 'Sleep')).toBeLessThan(parts('Food.', 'Sleep.') - 0.5);
    for (const opening of [
      'A dog is a mate',
      'Dogs are an animal',
      'Big old dogs are native',
      'Our dog’s-house is large',
    ])
      expect(sure(`${opening}. Dogs run.`).argument, opening).toBeLessThan(
        sure('A dog is my mate. Dogs run.').argument - 0.5,
      );
    for (const opening of ['7 dogs is a mate', 'A dog is big, and one is a mate'])
      expect(sure(`${opening}. Dogs run.`).argument, opening).toBeGreaterThan(
        sure('A dog is a mate. Dogs run.').argument + 0.2,
      );
  });
});

describe('a text tells what happened', () => {
  it.each([
    ['it was then', 'it is then'],
    ['it jumped then', 'it jumps then'],
    ['he can then', 'it can then'],
    ['her dog', 'the dog'],
    ['my dog', 'the dog'],
    ['us all', 'ush all'],
    ['me all', 'meal all'],
  ])('more surely in “%s” than in “%s”', (one, other) => {
    expect(sure(`So ${one} ran. Dogs run.`).story).toBeGreaterThan(
      sure(`So ${other} ran. Dogs run.`).story,
    );
  });

  it.each([
    ['your dog', 'the dog'],
    ['you’re dog', 'the dog'],
    ["you're dog", 'the dog'],
    ['its dog', 'the dog'],
    ['can dog', 'canal dog'],
    ['is dog', 'this dog'],
    ['they dog', 'the dog'],
    ['you dog', 'youth dog'],
  ])('less surely in “%s” than in “%s”', (one, other) => {
    expect(sure(`So ${one} ran. Dogs run.`).story).toBeLessThan(
      sure(`So ${other} ran. Dogs run.`).story,
    );
  });

  it.each([
    ['recount', { argument: -3, story: 2 }],
    ['narrate', { argument: -3, story: 2 }],
    ['persuade', { argument: 2, story: -2 }],
    ['explain', { argument: -2, story: -2 }],
    ['instruct', { argument: -2, story: -2 }],
    ['inform', { argument: 0, story: 0 }],
  ])('or argues as a class was asked to: %s', (purpose, by) => {
    const [asked, not] = [sure('Dogs run.', purpose), sure('Dogs run.')];
    expect(asked.argument - not.argument).toBeCloseTo(by.argument);
    expect(asked.story - not.story).toBeCloseTo(by.story);
  });
});

describe('a text gives steps', () => {
  it.each([
    ['How to feed a hen', 'steps'],
    ['~ How to feed a hen', 'steps'],
    ['I know how to feed a hen', 'story'],
    ['Feed the hen. Fill the bowl. Shut the gate.', 'steps'],
    ['Feed the hen. Fill the bowl.', 'facts'],
    ['1) The hen\n2) The bowl\n3) The gate', 'steps'],
    ['1. The hen\n2. The bowl\n\n 3. The gate', 'steps'],
    ['1. The hen\n 2. The bowl\n3. The gate', 'steps'],
    ['The 2. bowl\n3. The gate', 'facts'],
    ['2. The bowl 3. The gate', 'facts'],
  ])('“%s”: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('unless most are what the writer does', () => {
    const own = 'I can feed the hen. I can fill the bowl. I can shut the gate.';
    const readers = 'Feed the hen. Fill the bowl. Shut the gate.';
    const yours = 'You can feed the hen. You can fill the bowl. You can shut the gate.';
    expect(kindOf(yours)).toBe('steps');
    expect(kindOf(`${readers} ${own}`, 'instruct')).toBe('steps');
    expect(kindOf(own, 'instruct')).not.toBe('story');
  });

  it('unless they are few among others', () => {
    const steps = 'Feed the hen. Fill the bowl. Shut the gate.';
    const facts = (count: number) => 'Hens are brown. '.repeat(count);
    expect(kindOf(`${facts(12)}${steps}`)).toBe('steps');
    expect(kindOf(`${facts(13)}${steps}`)).toBe('facts');
  });
});

describe('the method of instructions', () => {
  const stepsIn = (text: string) => numberedStepsOf(readStudentText(text)).map((one) => one.text);
  const steps = ['Mix the flour.', 'Pour it in.', 'Bake it.'];

  it.each([
    ['with a full stop', '1. Mix the flour.\n2. Pour it in.\n3. Bake it.'],
    ['with a bracket', '1) Mix the flour.\n2) Pour it in.\n3) Bake it.'],
    ['with nothing', '1 Mix the flour.\n2 Pour it in.\n3 Bake it.'],
    ['with a word', 'Step 1: Mix the flour.\nStep 2: Pour it in.\nStep 3: Bake it.'],
    ['beside a shorter list', '1. Flour\n2. Milk\n1. Mix the flour.\n2. Pour it in.\n3. Bake it.'],
    [
      'after a list',
      '1. flour\n2. milk\n3. salt\n1. Mix the flour.\n2. Pour it in.\n3. Bake it.\n4. Eat it.',
    ],
  ])('is its numbered lines: %s', (_, text) => {
    expect(
      stepsIn(text)
        .map((one) => one.replace(/^(?:Step )?\d\W*/u, ''))
        .slice(0, 3),
    ).toEqual(steps);
  });

  it.each([
    ['two lines are no method', '1. Mix the flour.\n2. Pour it in.'],
    ['a list of things is none', '1. flour\n2. milk\n3. salt'],
    [
      'numbers in the middle of lines are none',
      'The 1. Mix the flour.\nThe 2. Pour it in.\nThe 3. Bake it.',
    ],
    ['numbers that do not count are none', '1. Mix the flour.\n3. Pour it in.\n7. Bake it.'],
  ])('%s', (_, text) => {
    expect(stepsIn(text)).toEqual([]);
  });

  it('is the part under a heading with most steps in it, where none is numbered', () => {
    const text =
      'Bread\nYou need\nflour\nmilk\nGet them out.\nMethod\nMix the flour. Pour it in. Bake it.\nTips\nKeep it warm.';
    expect(methodOf(readStudentText(text)).map((one) => one.text)).toEqual([
      'Method',
      'Mix the flour.',
      'Pour it in.',
      'Bake it.',
    ]);
    expect(methodOf(readStudentText('Hens are brown.')).map((one) => one.text)).toEqual([
      'Hens are brown.',
    ]);
    expect(methodOf(readStudentText(''))).toEqual([]);
  });

  it('has plain steps, which begin with what to do', () => {
    const text =
      'Mix the flour. Aim : to bake. Add milk: a cup. Do not shout. Then pour it in. Bake it.';
    expect(plainStepsOf(readStudentText(text)).map((one) => one.text)).toEqual([
      'Mix the flour.',
      'Add milk: a cup.',
      'Bake it.',
    ]);
  });
});
