import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { rules } from '../all-rules.ts';
import type { RuleName } from '../all-rules.ts';

const found = (rule: RuleName, text: string) =>
  rules[rule]
    .find(readStudentText(text))
    .map(({ kind, quotations }) => [kind, ...quotations.flat()]);

describe('a plain verb', () => {
  const placesIn = (text: string) =>
    rules.tiredWord
      .find(readStudentText(text))
      .flatMap(({ places, quotations }) => places ?? quotations.flat());
  const asked = (words: string) =>
    placesIn(`We went home. ${words}. Then we went up. Dad went in.`);

  it.each([
    'We went towards it',
    'We went toward the bus',
    'We went across it',
    'We went to it',
    'We went to bedlam',
  ])('could be another: “%s”', (words) => {
    expect(asked(words)).toContain(words);
  });

  it.each([
    'We never went to it',
    'We didn’t all went to it',
    'We cant went to it',
    'We wont went to it',
    'We only went to it',
    'We just went to it',
    'We even went to it',
    'We went to bed',
    'We went to sleep',
    'We went and went up it',
    'We went to it quickly',
    'We went up slowly',
    'We went wild',
    'We went insidering',
  ])('is right as it is: “%s”', (words) => {
    expect(asked(words)).not.toContain(words);
  });

  it('could be another before a short word in -ly, or in another sentence', () => {
    expect(asked('We went to my fly')).toContain('We went to my fly');
    expect(asked('It is not so. We went to it')).toContain('We went to it');
  });

  it.each([
    'It was a bad brother',
    'A bad sister ran',
    'A bad cousin ran',
    'Bad sisters ran',
    'Bad cousins ran',
    'Bad brothers ran',
    'A bad guy ran',
    'Bad guys ran',
    'As bad as it gets',
    'How bad it was',
    'A bad deal it was',
    'It was not so bad',
  ])('and ‘bad’ is right in a set phrase: “%s”', (words) => {
    const places = placesIn(`It was bad there. It was a bad map. ${words}. It was a bad bus.`);
    expect(places).not.toContain(words);
  });
});

describe('a strong verb', () => {
  it.each([
    'Nan’s dog trembled there',
    'We’re trembling in here',
    "I'm trembling in here",
    'It kept trembling there',
    'He began trembling there',
    'Hemi, trembling, sat there',
  ])('is praised: “%s”', (words) => {
    expect(found('strongVerb', `We sat. ${words}. We ate.`)).toContainEqual(['strength', words]);
  });

  it.each([
    'It has trembled there',
    'We’ve trembled there',
    "We've trembled there",
    'The gates get gripped there',
    'It had a trembling beak',
    'He is for trembling there',
  ])('is not where nobody is seen doing it: “%s”', (words) => {
    expect(
      found('strongVerb', `We sat. ${words}. We ate.`).filter(([kind]) => kind === 'strength'),
    ).toEqual([]);
  });

  it('is asked for where somebody only goes, unless the text has some or it is a report', () => {
    expect(found('strongVerb', 'We went up the hill. We sat. We ate.')).toEqual([
      ['nextStep', 'We went up the hill'],
    ]);
    expect(
      found('strongVerb', 'We went up like a bird. We sat. We ate.').filter(
        ([kind]) => kind === 'nextStep',
      ),
    ).toEqual([]);
    expect(
      found('strongVerb', 'We went up the hill. Nan trembled there. We ate.').filter(
        ([kind]) => kind === 'nextStep',
      ),
    ).toEqual([]);
  });
});

describe('a technical word that is explained', () => {
  const report = (words: string) => `Eels are long. ${words}. They swim.`;

  it.each([
    'The babies are called elvers',
    'Small eels, which are known as elvers',
    'Endemic means found here',
    'It is in a caldera, the remains of a volcano',
    'It has an estuary, the mouth of the river where it is',
  ])('is praised: “%s”', (words) => {
    expect(found('explainedWords', report(words))).toEqual([['strength', expect.any(String)]]);
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
    expect(found('explainedWords', report(words))).toEqual([]);
  });

  it('is shown from the beginning of its clause, or from the clause that tells the thing', () => {
    expect(
      found('explainedWords', report('It rains, and the small ones are called elvers')),
    ).toEqual([['strength', 'the small ones are called elvers']]);
    expect(
      found(
        'explainedWords',
        report('It rains; the babies are see-through, they are called elvers'),
      ),
    ).toEqual([['strength', 'the babies are see-through, they are called elvers']]);
  });

  it('is no matter for a story or an argument', () => {
    expect(
      found(
        'explainedWords',
        'We should save eels. They must live. The babies are called elvers. Please help.',
      ),
    ).toEqual([]);
    expect(
      found(
        'explainedWords',
        'We went out on Friday. I saw my eel. The babies were called elvers. We ran.',
      ),
    ).toEqual([]);
  });
});

describe('a vivid description', () => {
  it.each(['Nan had wobbly old legs', 'We saw the wobbly red gate'])(
    'is praised: “%s”',
    (words) => {
      expect(found('vividDescription', `We sat. ${words}. We ate.`)).toEqual([['strength', words]]);
    },
  );

  it.each([
    'He had a dog Wobbly Bob',
    'Wobbly old gate',
    'A wobbly gate',
    'It had wobbly ones there',
    'We had a wobbly an old one',
    'It had a wobbly one there',
    'It isn’t a wobbly gate',
    "It isn't a wobbly gate",
    'It had bigger wobbly legs there',
    'It had the biggest wobbly legs',
    'It gets wobbly legs there',
    'They get wobbly legs there',
    'The thing has wobbly legs',
    'The things have wobbly legs',
    'It often has wobbly legs',
  ])('is not praised: “%s”', (words) => {
    expect(found('vividDescription', `We sat. ${words}. We ate.`)).toEqual([]);
  });
});

describe('the same word again and again', () => {
  it('is asked about from three on, if the text is short', () => {
    const three = 'It was a good bus. It was a good map. It was a good hat.';
    expect(found('tiredWord', three)[0]?.[0]).toBe('nextStep');
    expect(found('tiredWord', 'It was a good bus. It was a good map.')).toEqual([]);
    const more = (count: number) => `${three} ${'We ate red pies. '.repeat(count)}`;
    expect(found('tiredWord', more(48)).length).toBeGreaterThan(0);
    expect(found('tiredWord', more(60))).toEqual([]);
  });

  it('is told how often it is there, in speech as well', () => {
    const slots = (text: string) =>
      rules.tiredWord.find(readStudentText(text)).map((one) => one.slots?.['times']);
    expect(
      slots('It was a good bus. It was a good map. It was a good hat. “It is good,” said Nan.'),
    ).toEqual(['four']);
  });

  it('is no plain ‘said’, which only a second draft is judged by', () => {
    const said = 'Nan said it. Dad said so. Ana said no. Hemi said yes. Mum said it too.';
    expect(rules.tiredWord.find(readStudentText(said))).toMatchObject([{ weight: 0 }]);
    expect(rules.tiredWord.find(readStudentText(said.replace('Mum said it too.', '')))).toEqual([]);
  });
});
