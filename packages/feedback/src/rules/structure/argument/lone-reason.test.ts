import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { loneReason } from './lone-reason.ts';

describe('a reason that stands alone', () => {
  const asked = (reason: string, next = 'So please have it.') =>
    found(loneReason, `I think we should have shade. Also it is fair. It is. ${reason}. ${next}`);

  it.each([
    'My reason is that it is too hot',
    'The main reason is that it is hot',
    'Another reason is that it is hot',
    'Firstly it is hot in the sun',
    'Fourth, it is hot in the sun',
    'To start with it is hot there',
    'Also it is hot in the sun',
    'Another thing is the hot sun there',
    'Plus it is hot in the sun',
    'Lastly it is hot in the sun',
    'Finally it is hot in the sun',
    'In addition it is hot there now',
    'Next it is hot in the sun',
    'You can also sit in the sun',
    'It also gets hot in the sun',
    'It would also be hot in there',
  ])('is asked for an example: “%s”', (reason) => {
    expect(asked(reason)).toEqual([['nextStep', reason.replace(/^(?:Fourth), /u, 'Fourth, ')]]);
  });

  it.each([
    'In conclusion we burn.',
    'To sum up we burn.',
    'That’s why we burn.',
    'That is why we burn.',
    'These are all of it.',
    'Thank you all.',
    'Therefore we burn.',
    'As you can see we burn.',
    'Overall we burn.',
    'Also we burn.',
  ])('before “%s”', (next) => {
    expect(asked('Firstly it is hot in the sun', next)).toHaveLength(1);
  });

  it.each(['We burn, so please have it.', 'It is that.', 'Some of us burn. So please have it.'])(
    'and not before “%s”',
    (next) => {
      expect(asked('Firstly it is hot in the sun', next)).toEqual([]);
    },
  );

  it.each([
    'Firstly it is hot there',
    'Firstly it is 30 in the sun',
    'Firstly it is hot, for example here',
    'Firstly it is like when we ran',
    'Firstly it is hot when we run',
    'Firstly it is hot for my little cousins',
    'Firstly it is hot for our dogs and my dog',
    'Firstly I saw it get hot there',
    'Firstly scientists know it is hot there',
    'Firstly my class says it is hot',
    'Firstly it is hot if you run',
    'Firstly it is hot in the sun and in the shed and in the hall and in the gym and here too',
  ])('and not as “%s”', (reason) => {
    expect(asked(reason)).toEqual([]);
  });

  it('is one of three that are praised', () => {
    expect(
      found(
        loneReason,
        'I think we should have shade. One reason is heat. It is. Second, it is fair. It is. Third, it is shady. It is.',
      ),
    ).toEqual([['strength', 'Second, it is fair', 'Third, it is shady']]);
  });
});

it('a reason is not alone where the next sentence tells what comes of it, or where only half can be quoted', () => {
  const asked = (...reason: string[]) =>
    found(
      loneReason,
      `I think we should have hats. Also it is fair. It is. ${reason.join('. ')}. Secondly it is cheap. So please buy some.`,
    ).filter(([kind]) => kind === 'nextStep');
  expect(asked('Firstly it is too hot here')).toHaveLength(1);
  expect(asked('Firstly it is too hot here', 'So my ears look like chips')).toEqual([]);
  expect(
    asked('Firstly when you wear no hat you burn all day because the sun is on your ears'),
  ).toEqual([]);
});
