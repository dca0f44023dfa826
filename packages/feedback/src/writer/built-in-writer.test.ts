import {
  feedbackLengths,
  feedbackTypes,
  praise,
  skills,
  type ReadingLevel,
} from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/all-rules.ts';
import { checkFeedback } from '../checks/check-feedback.ts';
import { sourceText } from '../checks/finding/source-text.ts';
import { concealNames } from '../names/conceal.ts';
import { builtInWriter, type WritingRequest } from './built-in-writer.ts';
import { isPraise } from './scopes/focus.ts';

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
    isPraise: isPraise(asked.focus),
    isSparing: true,
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
          expect(points.length).toBeGreaterThan(0);
          expect(checks.failed).toEqual([]);
        }
    },
  );

  it('speaks to the student by name, and places every next step in the text', () => {
    const { feedback, points } = checked({ wordCount: 105 });
    expect(feedback).toMatch(/^Casey, /u);
    const steps = points.filter(({ kind }) => kind === 'nextStep');
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every(({ quotations }) => quotations.length > 0)).toBe(true);
  });

  it('keeps with each next step the rule that found it', () => {
    const steps = checked({ wordCount: 105 }).points.filter(({ kind }) => kind === 'nextStep');
    for (const { rule } of steps) expect(Object.keys(rules)).toContain(rule);
  });

  it('says of every point what skill it is about', () => {
    const { points } = checked({ wordCount: 105 });
    expect(points.length).toBeGreaterThan(2);
    for (const { skill } of points) expect(skills.map(({ id }) => id)).toContain(skill);
  });

  it('says only what is sure, and tells the teacher why it is short', () => {
    const text = 'my cat is blak. he eats. he sleeps.';
    const { points, checks } = checked({ text, wordCount: 105 });
    expect(points.filter(({ kind }) => kind === 'strength')).toMatchObject([{ quotations: [] }]);
    expect(checks.words.count).toBeLessThan(60);
    expect(builtInWriter.noteFor({ ...request, text, wordCount: 105 }, points)).toContain(
      'shorter',
    );
  });

  it('gives only praise if praise is asked for', () => {
    const { points } = checked({ focus: [{ title: praise.title, descriptors: '' }] });
    expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(['strength']));
  });

  it('writes the same for the same seed, and something else for another', () => {
    expect(checked({}).feedback).toBe(checked({}).feedback);
    expect(checked({}).feedback).not.toBe(checked({ seed: 'two' }).feedback);
  });

  it('tells two students with the same text in different words', () => {
    const first = checked({}).feedback;
    const second = checked({ seed: 'another', avoid: [first] }).feedback;
    const sentences = (feedback: string) => feedback.split(/(?<=[.!?]”?)\s+/u);
    expect(sentences(second).filter((one) => sentences(first).includes(one))).toEqual([]);
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
    const full = checked({ wordCount: 35 }).points;
    const originality = { title: 'Originality', descriptors: 'A fresh plot twist' };
    const dialogue = { title: 'Dialogue', descriptors: '' };
    expect(
      builtInWriter.noteFor({ ...request, wordCount: 35, focus: [dialogue] }, full),
    ).toBeNull();
    expect(
      builtInWriter.noteFor(
        {
          ...request,
          focus: [
            dialogue,
            { ...originality, descriptors: 'x' },
            { title: 'Wit', descriptors: '' },
          ],
        },
        full,
      ),
    ).toContain('I could only check these parts: Dialogue.');
    expect(builtInWriter.noteFor({ ...request, text: 'A short text.' }, full)).toContain('short');
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
