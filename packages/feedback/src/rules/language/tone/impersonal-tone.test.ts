import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { quoted } from '../../testing/quoted.ts';
import { impersonalTone } from './impersonal-tone.ts';

describe('a personal remark in a report is asked about', () => {
  const asked = (remark: string) =>
    quoted(impersonalTone, `Kea are parrots. ${remark}. They eat roots. They are green.`);

  it.each([
    'I really think they rock',
    'I like the way they fly',
    'My favourite is the kea',
    'My favorite is the kea',
    'In my opinion they rock',
    'They are so cute',
    'They are so cool',
    'You won’t believe it',
    "You won't believe it",
    'I really saw one there',
    'I’m glad they fly',
    "I've seen one there",
    'At our farm they fly',
    'Me and my nan saw it',
    'Once my mum saw it',
    'They are older, my mum says',
  ])('“%s”', (remark) => {
    expect(asked(remark)).toEqual([remark]);
  });

  it.each(['They are older than my mum', 'They are older then my mum', 'My beak is not as long'])(
    'but not “%s”',
    (remark) => {
      expect(asked(remark)).toEqual([]);
    },
  );

  it('unless there are many, or it is in steps', () => {
    const few = 'I saw one. I saw it. I saw two. I saw him.';
    expect(quoted(impersonalTone, `Kea are parrots. ${few}`)).not.toEqual([]);
    expect(quoted(impersonalTone, `Kea are parrots. ${few} I saw her.`)).toEqual([]);
    expect(quoted(impersonalTone, 'Cut it. Stir it. Mix it. Fold it. I saw one there.')).toEqual(
      [],
    );
    expect(quoted(impersonalTone, 'Cut it. Stir it. Mix it. I saw one there.')).not.toEqual([]);
  });

  it('which weighs more if there are two, and nothing once in a full report', () => {
    const weights = (text: string) =>
      impersonalTone.find(readStudentText(text)).map(({ weight }) => weight);
    expect(weights('Kea are parrots. I saw one. They eat.')).toEqual([0.78]);
    expect(weights('Kea are parrots. I saw one. I saw two. They eat.')).toEqual([0.88]);
    const full = (words: number) => `Kea eat. ${'They eat roots. '.repeat((words - 5) / 3)}`;
    expect(weights(`${full(152)} I saw one.`)).toEqual([0]);
    expect(weights(`${full(143)} I saw one.`)).toEqual([0.78]);
    expect(weights(`${full(152)} I like one.`)).toEqual([0.78]);
  });
});

it('asks nobody to take out what may be about the topic', () => {
  const said = impersonalTone.wording.nextStep ?? [];
  expect(said.filter((one) => /take it out|leave it out|cross/u.test(one))).toEqual([]);
});
