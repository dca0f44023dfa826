import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { reasons } from './reasons.ts';

const found = (text: string) =>
  reasons
    .find(readStudentText(text))
    .map(({ kind, weight, quotations }) => [kind, weight, ...quotations.map(([one]) => one)]);

describe('a claim without a reason', () => {
  it.each([
    'We should have a dog',
    'We shouldn’t have a dog',
    "We shouldn't have a dog",
    'We shouldnt have a dog',
    'We should not have a dog',
    'We must have a dog',
    'We mustn’t have a dog',
    "We mustn't have a dog",
    'We mustnt have a dog',
    'We must not have a dog',
    'I think we have a dog here',
    'I strongly believe that dogs are kind',
    'I really believe that schools are kind',
    'I truly think school is kind',
    'I think dogs are kind',
    'I think everyone has a dog',
  ])('is asked for one: “%s”', (claim) => {
    expect(found(`${claim}. Dogs are brown. Cats are grey. Owls are white.`)).toEqual([
      ['nextStep', 0.85, claim],
    ]);
  });

  it.each(
    'because,becos,bec,cause,cos,cuz,coz,so that,since,as,reason,reasons,mean,means,help,helps,helping,if,when,then,otherwise,need,needs,needed,for example,could,would,will,might,may,can,get,gets,getting,make,makes,keep,keeps,so,but,also,due to,why,first,firstly,to,by,said,told,he,she,8,?'.split(
      ',',
    ),
  )('is left alone where “%s” backs it', (word) => {
    expect(found(`We should have a dog. Dogs ${word} ...`)).toEqual([]);
    expect(found(`We should have a dog. It is grey. It is old. Dogs ${word} ...`)).toEqual([]);
  });

  it('is asked for one that only comes four sentences later', () => {
    const text =
      'We should have a dog. Dogs are brown. Cats are grey. Owls are white. They helped us.';
    expect(found(text)).toEqual([['nextStep', 0.85, 'We should have a dog']]);
  });

  it('is left alone if it says what is all that is needed', () => {
    expect(found('All you should have is a dog. Dogs are brown.')).toEqual([]);
  });

  it.each([
    'bec.',
    'becos.',
    'Cos.',
    'The reason.',
    'Our reasons.',
    'First.',
    'Firstly.',
    'It helps.',
    'We help.',
    'It means it.',
  ])('is looked for further down where the text gives a reason: “%s”', (given) => {
    const more =
      'Dogs are brown. Owls are white. Cats are grey. Bats are black. Weka are brown. Eels are long.';
    expect(
      found(`We should have a dog. Cats are grey. We must have an owl. ${more} ${given}`),
    ).toEqual([['nextStep', 0.85, 'We must have an owl']]);
  });

  it('weighs less beside a reason', () => {
    const text =
      'We need a dog because dogs are very kind. Cats are grey. We must have an owl. Owls are white. Eels are long. Weka are brown.';
    expect(found(text)).toEqual([
      ['strength', 0.7, 'We need a dog because dogs are very kind'],
      ['nextStep', 0.6, 'We must have an owl'],
    ]);
  });
});

describe('a reason', () => {
  it.each([
    'Dogs help us because they are kind',
    'Dogs are kept so that they are kind',
    'Dogs are kind and that’s why we like them',
    "Dogs are kind and that's why we like them",
    'Dogs are kind and that is why we like them',
  ])('is praised: “%s”', (words) => {
    expect(found(`It is better here. ${words}.`)).toEqual([['strength', 0.7, words]]);
  });

  it.each([
    'It is important',
    'We need to go',
    'He needs to go',
    'You shld go',
    'You shold go',
    'You should go if you can',
  ])('is praised where somebody has a view: “%s”', (view) => {
    expect(found(`${view}. Dogs help us because they are kind.`)[0]?.[0]).toBe('strength');
    expect(found('It is here. Dogs help us because they are kind.')).toEqual([]);
  });

  it.each([
    'Dogs help because they are kind',
    'My nan said dogs help us because they are kind',
    'My nan told us all about it because it was so',
    'Some people will say dogs bite because they are mean',
    'Some kids think dogs bite because they are mean',
    'some adults might think dogs bite because they are mean',
    'I am writing this letter to you because it is so',
    'I am here with my nan because it is so',
    'Dogs help us all because i think it is so',
    'They quickly left our town because it was so',
    'Hemi got it from us all because it was so',
    'Hemi never jumped on the wall because it was so',
    'It is all of the above because it is so',
    'It is probably a dog because it is so',
    'It is probly a dog because it is so',
    'Maybe it is a dog because it is so',
    'The reason is that we like it because it is so',
    'My main reason is it is big because it is so',
    'My reasons are all of these because it is so',
    'Because they are kind dogs help all of us',
  ])('is not praised in “%s”', (words) => {
    expect(found(`It is better here. ${words}.`)).toEqual([]);
  });

  it('is no purpose of a step', () => {
    const steps =
      'How to bake\nYou need to mix the flour so that it is smooth. Pour it in. Bake it.';
    expect(found(steps)).toEqual([]);
  });

  it('is no part of a story', () => {
    expect(
      found(
        'I think we went on Friday. We swam. I fell in because the rock was wet. We had pies. Dad drove us home.',
      ),
    ).toEqual([]);
  });
});

it.each([
  'I carry the big bag because it is too big for her',
  'I know that balls are banned because they break all of our windows',
  'You may not see it because there is nothing there',
])('in an argument, a reason is for what is argued, and not “%s”', (words) => {
  const praised = (reason: string) =>
    found(`I think we should have balls. ${reason}. We must play.`).filter(
      ([kind]) => kind === 'strength',
    );
  expect(praised('Balls are good because all of us can run')).toHaveLength(1);
  expect(praised(words)).toEqual([]);
});
