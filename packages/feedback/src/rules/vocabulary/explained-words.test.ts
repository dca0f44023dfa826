import { describe, expect, it } from 'vitest';
import { found } from '../testing/found.ts';
import { explainedWords } from './explained-words.ts';

describe('a technical word that is explained', () => {
  const report = (words: string) => `Eels are long. ${words}. They swim.`;

  it.each([
    'The babies are called elvers',
    'Small eels, which are known as elvers',
    'Endemic means found here',
    'It is in a caldera, the remains of a volcano',
    'It has an estuary, the mouth of the river where it is',
  ])('is praised: “%s”', (words) => {
    expect(found(explainedWords, report(words))).toEqual([['strength', expect.any(String)]]);
  });

  it.each([
    'The babies are called friends',
    'The babies are called names',
    'The babies are called things',
    'The one is called a friend',
    'The stuff is called stuff',
    'It means found here',
    'Eels are called so',
    'They also called elvers',
    'She sat as a caldera, the remains of a volcano',
  ])('is not found in “%s”', (words) => {
    expect(found(explainedWords, report(words))).toEqual([]);
  });

  it('is shown from the beginning of its clause, or from the clause that tells the thing', () => {
    expect(found(explainedWords, report('It rains, and the small ones are called elvers'))).toEqual(
      [['strength', 'the small ones are called elvers']],
    );
    expect(
      found(explainedWords, report('It rains; the babies are see-through, they are called elvers')),
    ).toEqual([['strength', 'the babies are see-through, they are called elvers']]);
  });

  it('is no matter for a story or an argument', () => {
    expect(
      found(
        explainedWords,
        'We should save eels. They must live. The babies are called elvers. Please help.',
      ),
    ).toEqual([]);
    expect(
      found(
        explainedWords,
        'We went out on Friday. I saw my eel. The babies were called elvers. We ran.',
      ),
    ).toEqual([]);
  });
});
