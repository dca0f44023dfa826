import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { builtInWriter, type WritingRequest } from '../built-in-writer.ts';
import { gather } from '../material/materials.ts';
import { scopeOf } from '../scopes/scope.ts';
import { preferring, scopeOfTask, withProofreading } from './task.ts';

const task = (instructions: string, rubric = '') => ({ title: '', instructions, rubric });

const letter =
  'Dear Mayor, I think our street should have a crossing. I have to cross it every day. My class counted 187 cars in 20 minutes. A crossing would keep us safe. Lots of parents only drive because they are scared. So please build us one.';

const stepsIn = (over: Partial<WritingRequest>) =>
  builtInWriter
    .write({
      text: letter,
      studentName: 'Sam',
      focus: [{ title: 'General writing', descriptors: '' }],
      wordCount: 105,
      readingLevel: 2,
      seed: 'one',
      ...over,
    })
    .flatMap(({ kind, rule }) => (kind === 'nextStep' ? (rule ?? []) : []));

describe('what the class was asked for', () => {
  const outing = readStudentText(
    'On Monday we drove to the river with Koro. We put bait on the line and sat on the bank for a long time. We had bread and jam. A big eel came up from under the rocks. I pulled it out of the water by myself and Koro put it in the bag. Then we drove home.',
  );

  it('comes before what it was not asked for', () => {
    const found = gather(outing, scopeOf('recount features'));
    const asked = scopeOfTask(task('Tell us about one day. Describe how you felt.'));
    const weightOf = (rule: string, { steps }: typeof found) =>
      steps.find((one) => one.rule === rule)?.weight ?? 0;
    const preferred = preferring(found, asked);
    expect(weightOf('noFeelings', preferred)).toBeGreaterThan(weightOf('noFeelings', found));
    expect(weightOf('strongVerb', preferred)).toBe(weightOf('strongVerb', found));
  });

  it('is found in the rubric too, and adds nothing where no task is known', () => {
    expect(scopeOfTask(task('Write.', 'Ending: sums up')).steps).toContain('personalEnding');
    expect(scopeOfTask(undefined)).toEqual({ strengths: [], steps: [] });
    expect(scopeOfTask(task('Have fun!'))).toEqual({ strengths: [], steps: [] });
  });

  it('never takes an argument for a report because the task speaks of facts', () => {
    const assignment = task('Write a letter. Use facts and information.');
    expect(stepsIn({ assignment })).not.toContain('impersonalTone');
  });
});

describe('proofreading', () => {
  const clean =
    'The mist lifted off the lake while the crew carried their boat down to the water. Nobody on the bank spoke, and the oars were still in their hands. They dont wait for long at the start of a race like this one.';

  it('is asked for where no need weighs more', () => {
    const text = readStudentText(clean);
    const { steps } = withProofreading({ strengths: [], steps: [] }, text);
    expect(steps).toMatchObject([{ rule: 'apostrophes', quotations: [['dont']] }]);
  });

  const need = {
    rule: 'personalEnding',
    skill: 'personalEnding',
    comments: ['Tell us at {q}.'],
    quotations: [['The mist lifted']],
    weight: 0.8,
    slots: {},
  } as const;

  const question = { ...need, rule: 'askedAbout', weight: 0.2 };
  const afterQuestion = (text: string) =>
    withProofreading({ strengths: [], steps: [question] }, readStudentText(text)).steps.map(
      ({ rule }) => rule,
    );

  it('takes the place of a challenge where several words are wrong', () => {
    expect(afterQuestion(`${clean} Becuase its late thay wont stay.`)).toHaveLength(1);
  });

  it('comes after a challenge where only one word is wrong', () => {
    expect(afterQuestion(clean.replace('dont wait', 'waitid becuase'))).toEqual([
      'askedAbout',
      'listedMisspelling',
    ]);
  });

  it('gives way to a need', () => {
    const needed = { strengths: [], steps: [need] };
    expect(withProofreading(needed, readStudentText(clean))).toBe(needed);
  });

  it('comes after a question that no need led to, in feedback about structure too', () => {
    const asked = { strengths: [], steps: [{ ...need, rule: 'sayMore', weight: 0.3 }] };
    const { steps } = withProofreading(asked, readStudentText(clean), true);
    expect(steps.map(({ rule }) => rule)).toEqual(['sayMore', 'apostrophes']);
  });

  it('follows the first need where slips run through the text, unless that is about structure', () => {
    const text = readStudentText(
      'we went to the lake. then we had a swim. it was cold in there. we got out and went home.',
    );
    const other = { ...need, rule: 'paragraphs', weight: 0.5 };
    const rulesOf = (isAboutStructure: boolean) =>
      withProofreading({ strengths: [], steps: [need, other] }, text, isAboutStructure).steps.map(
        ({ rule }) => rule,
      );
    expect(rulesOf(false)).toEqual(['personalEnding', 'capitals', 'paragraphs']);
    expect(rulesOf(true)).toEqual(['personalEnding', 'paragraphs']);
  });
});
