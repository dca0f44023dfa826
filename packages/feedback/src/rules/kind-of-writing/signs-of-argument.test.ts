import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { likelyKinds } from './signs-of-kind.ts';

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
    'I am here today to ask',
    'Today I am here',
    'Pleas let us run',
    'Plese let us run',
    'Plz let us run',
    "I'm writing it",
    'It need to be fixed',
    'It needs to be fixed',
    'I don’t think it is',
    "I don't think it is",
    'I dont think it is',
    'It would be better',
    'It would also be better',
    'That is not good enough',
    'It isn’t safe enough',
    'It’s time we acted',
    'It is time the council acted',
    'Stop being selfish',
    'So stop selling them',
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
    'They run as if they should',
    'They run as though it is not fair',
    '“It is not fair,” said Nan',
    'It was not good enough for Nan',
    'It is time to take it out of the oven',
    'I dont think about it there',
    'Keep going and stop when it is thick',
    'It lets the air out',
    'The gate lets sheep through',
  ])('but not where it says “%s”', (words) => {
    expect(sure(`${words}. Dogs are brown.`).argument).toBeLessThan(0);
  });

  it('as surely where a speech greets its hearers after its first lines', () => {
    const speech = (greeting: string) => `Dogs are brown.\n\n${greeting}. So dogs run.`;
    expect(sure(speech('Kia ora koutou')).argument).toBeGreaterThan(
      sure(speech('They are kind')).argument + 1,
    );
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
