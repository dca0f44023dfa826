import { feedbackLengths, feedbackTypes, praise, type ReadingLevel } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { checkFeedback } from '../checks/check-feedback.ts';
import { sourceText } from '../checks/source-text.ts';
import { concealNames } from '../names/conceal.ts';
import { builtInWriter, type WritingRequest } from './built-in-writer.ts';

const recount = `On Saturday morning Tāne and I biked to the wharf with our rods. The water was as flat as a mirror. “Bet you ten dollars I catch the first one,” said Tāne.
We waited and waited. Then my line went tight! I pulled so hard that my arms were shaking, because it felt like a shark. Tāne grabbed the net and nearly fell in.
It was a kahawai, as long as my arm. We took it home and Nana cooked it for tea. It was yum. I will never forget that day.`;

const types = [...feedbackTypes, praise];
const levels: (ReadingLevel | null)[] = [1, 2, 3, null];

const request = {
  text: recount,
  studentName: 'Casey',
  focus: [{ title: 'General writing', descriptors: '' }],
  wordCount: 70,
  readingLevel: 2 as const,
  seed: 'one',
};

const checked = (over: Partial<WritingRequest>) => {
  const asked: WritingRequest = { ...request, ...over };
  return checkFeedback(builtInWriter.write(asked), {
    ...asked,
    source: sourceText(asked.text),
    standIns: [],
  });
};

describe('the built-in writer', () => {
  it.each(types)(
    'passes every check on $title, at each length and level',
    ({ title, properties }) => {
      for (const { words } of feedbackLengths)
        for (const readingLevel of levels) {
          const focus = [{ title, descriptors: properties }];
          const { checks, points } = checked({ focus, wordCount: words, readingLevel });
          expect(checks.quotations).toMatchObject({ mended: 0, dropped: 0 });
          expect(points.map(({ kind }) => kind)).toEqual(
            expect.arrayContaining(['strength', 'nextStep', 'question']),
          );
          expect(checks.failed.filter((check) => check !== 'length')).toEqual([]);
        }
    },
  );

  it('speaks to the student by name, and quotes in every strength', () => {
    const { feedback, points } = checked({});
    expect(feedback).toMatch(/^Casey, /u);
    expect(
      points
        .filter(({ kind }) => kind === 'strength')
        .every(({ quotations }) => quotations.length > 0),
    ).toBe(true);
  });

  it('writes the same for the same seed, and something else for another', () => {
    expect(checked({}).feedback).toBe(checked({}).feedback);
    expect(checked({}).feedback).not.toBe(checked({ seed: 'two' }).feedback);
  });

  it('gives a class of thirty no sentence twice, even for the same text', () => {
    const given: string[] = [];
    for (let i = 0; i < 30; i++)
      given.push(checked({ seed: `student ${i}`, avoid: given }).feedback);
    expect(new Set(given).size).toBe(30);
    const strengths = given.map((feedback) => feedback.split('\n\n')[0]);
    expect(new Set(strengths).size).toBe(30);
  });

  it('keeps to what was asked about', () => {
    const spelling = checked({ focus: [{ title: 'Spelling', descriptors: '' }] }).feedback;
    expect(spelling).toMatch(/spel/u);
    expect(spelling).not.toMatch(/simile|hook|speech|dialogue|picture/u);
  });

  it('reads a teacher’s own words', () => {
    const own = checked({
      focus: [{ title: 'Similes', descriptors: 'uses a comparison' }],
    }).feedback;
    expect(own).toMatch(/as (?:flat|long) as|felt like a shark/u);
    const criteria = [
      { title: 'Dialogue', descriptors: 'Characters speak' },
      { title: 'Ending', descriptors: 'A strong conclusion' },
    ];
    expect(checked({ focus: criteria, wordCount: 105 }).feedback).toContain('Bet you ten dollars');
  });

  it('tells the teacher which criteria rules can’t check', () => {
    const originality = { title: 'Originality', descriptors: 'A fresh plot twist' };
    const dialogue = { title: 'Dialogue', descriptors: '' };
    expect(builtInWriter.noteFor({ ...request, focus: [dialogue] })).toBe(builtInWriter.note);
    expect(
      builtInWriter.noteFor({
        ...request,
        focus: [dialogue, { ...originality, descriptors: 'x' }, { title: 'Wit', descriptors: '' }],
      }),
    ).toContain('I could only check these parts: Dialogue.');
    expect(builtInWriter.noteFor({ ...request, text: 'A short text.' })).toContain('short');
  });

  it('has something true to say of a very short text', () => {
    const { checks } = checked({
      text: 'i went to camp it was fun we went swiming. i had a top bunk and it was cool',
      wordCount: 35,
    });
    expect(checks.failed).toEqual([]);
  });

  it('gives one text under ten names of ten origins the same feedback but for the name', () => {
    const names = 'Tāne Aarav Mei-Ling Sione Grace Zihan Fatima Olivia Kaveh Saoirse'.split(' ');
    const feedbacks = names.map((name) => {
      const text = recount.replaceAll('Tāne', 'Sam');
      const concealed = concealNames({
        text,
        student: { fullName: `${name} Smith`, givenName: name },
        classmates: [],
      });
      const draft = builtInWriter.write({
        ...request,
        text: concealed.text,
        studentName: concealed.student,
      });
      return draft
        .map((point) => concealed.reveal(point.comment))
        .join(' ')
        .replaceAll(name, '_');
    });
    expect(new Set(feedbacks).size).toBe(1);
    expect(feedbacks[0]).toContain('_, ');
  });
});
