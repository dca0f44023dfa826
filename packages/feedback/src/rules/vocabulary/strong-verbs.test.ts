import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { strongVerb } from './strong-verbs.ts';

describe('a strong verb', () => {
  it.each([
    'Nan’s dog trembled there',
    'We’re trembling in here',
    "I'm trembling in here",
    'It kept trembling there',
    'He began trembling there',
    'Hemi, trembling, sat there',
    'Then Tom trembled in there',
    'The tūī was perched up there',
    'We were huddled together there',
    'The branch scratched it there',
    'The branch quickly scratched it',
  ])('is praised: “%s”', (words) => {
    expect(found(strongVerb, `We sat. ${words}. We ate.`)).toContainEqual(['strength', words]);
  });

  it.each([
    'It has trembled there',
    'We’ve trembled in there all day',
    "They've trembled in there all day",
    'Weve trembled in there all day',
    'We’d trembled in there all day',
    'Theyd trembled in there all day',
    'He’s trembled in there all day',
    'I could’ve trembled in there',
    'The gates get gripped there',
    'It had a trembling beak',
    'He is for trembling there',
    'The glass was scratched there',
    'The old gates were badly smeared there',
    'My new jacket got snagged there',
    'Every pipe looked really scraped there',
    'We saw her scratched knee there',
  ])('is not where nobody is seen doing it: “%s”', (words) => {
    expect(
      found(strongVerb, `We sat. ${words}. We ate.`).filter(([kind]) => kind === 'strength'),
    ).toEqual([]);
  });

  it('is asked for where somebody only goes, unless the text has some or it is a report', () => {
    expect(found(strongVerb, 'We went up the hill. We sat. We ate.')).toEqual([
      ['nextStep', 'We went up the hill'],
    ]);
    expect(
      found(strongVerb, 'We went up like a bird. We sat. We ate.').filter(
        ([kind]) => kind === 'nextStep',
      ),
    ).toEqual([]);
    expect(
      found(strongVerb, 'We went up the hill. Nan trembled there. We ate.').filter(
        ([kind]) => kind === 'nextStep',
      ),
    ).toEqual([]);
  });

  it('is named, since a clause may have plainer ones beside it', () => {
    const text = readStudentText('We sat. Then Tom trembled and got up and left. We ate.');
    expect(strongVerb.find(text).map(({ slots }) => slots)).toEqual([{ verb: '‘trembled’' }]);
    expect(strongVerb.wording.strength?.every((one) => one.includes('{verb}'))).toBe(true);
  });
});
