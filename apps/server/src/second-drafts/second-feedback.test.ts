import { beforeEach, describe, expect, it } from 'vitest';
import { apiOnPglite } from '../api/testing/api-on-pglite.ts';
import { first } from '../google/testing/school.ts';
import { askSecondDraft, documentId, elses, place, shown } from './testing/asking.ts';
import { withCopiedFeedback } from './testing/copied-feedback.ts';

const api = apiOnPglite({ RATE_LIMIT_FACTOR: '1000' });
const path = `/api/second-drafts/${place.courseId}/${place.assignmentId}`;
const doneStep = 'Next, say what you could hear after “my toes went numb”.';
const openStep = 'Then tell us how Tāne lost his shoe.';
const added = `Stones clicked under my boots while ${first.givenName} sang.`;

const feedback = `I could feel it at “The water was so cold”.\n\n${doneStep} ${openStep}`;
const now = withCopiedFeedback(api, feedback, added);

let earlierFeedbackId: string;
beforeEach(async () => {
  const { browser, texts } = now();
  const told = await askSecondDraft(browser, shown(texts.before));
  earlierFeedbackId = told.earlier.at(-1)?.feedbackId ?? '';
  for (const [step, verdict] of ['done', 'notYet'].entries())
    await browser.call('PUT', `${path}/verdicts`, {
      body: { feedbackId: earlierFeedbackId, step, verdict },
    });
});

async function getFeedback(prompt: string, more = {}) {
  const { text } = await now().browser.call('POST', '/api/feedback', {
    body: {
      prompt,
      studentName: 'Bella Singh',
      wordCount: 70,
      category: 'Ideas',
      ...place,
      documentId,
      earlierFeedbackId,
      ...more,
    },
    headers: { accept: 'application/json' },
  });
  return JSON.parse(text) as {
    code?: string;
    feedback: string;
    points: { kind: string; comment: string }[];
    checks: { failed: string[] };
  };
}

const sent = () => JSON.stringify(api().model.requests().at(-1));

describe('feedback on a second draft', () => {
  it('is asked for with the steps, their verdicts and what changed, without a name', async () => {
    await getFeedback(now().texts.after);
    expect(sent()).toContain('This is a second draft');
    expect(sent()).toMatch(/Done: Next, say what you could hear/);
    expect(sent()).toMatch(/Not done yet: Then tell us how \w+ lost/);
    expect(sent()).toMatch(/AFTER: [^:]*Stones clicked under my boots/);
    for (const name of [first.givenName, 'Bella', 'Singh']) expect(sent()).not.toContain(name);
  });

  it('begins with words that are new', async () => {
    const { points, checks } = await getFeedback(now().texts.after);
    expect(points[0]?.comment).toContain('Stones clicked under my');
    expect(checks.failed).toEqual([]);
  });

  it('does not ask again for what is done, whatever the model says', async () => {
    const enough = Array.from({ length: 7 }, (_, i) => `Part ${i} is easy to see and hear.`).join(
      ' ',
    );
    const again = () =>
      JSON.stringify({
        reading: [],
        choice: '',
        points: [
          {
            kind: 'strength',
            comment: `You let us hear it in “Stones clicked under my boots”. ${enough}`,
            quotations: ['Stones clicked under my boots'],
            example: null,
          },
          { kind: 'nextStep', comment: doneStep, quotations: ['my toes went numb'], example: null },
        ],
      });
    api().model.script({ kind: 'custom', content: again });
    const { code } = await getFeedback(now().texts.after);
    expect(code).toBe('model_unusable');
    expect(api().model.requests()).toHaveLength(2);
    expect(sent()).toContain('The student has taken that step already.');
  });

  it.each([
    ['the draft is as it was', () => now().texts.before, {}],
    ['the feedback is no longer kept', () => now().texts.after, { earlierFeedbackId: 'gone' }],
    ['it is another text altogether', () => elses, {}],
    ['the teacher typed over it', () => now().texts.after, { typedByTeacher: true }],
  ])('is feedback like any other where %s', async (_, text, more) => {
    const { feedback } = await getFeedback(text(), more);
    expect(feedback).not.toBe('');
    expect(sent()).not.toContain('This is a second draft');
  });

  it('sends nothing of what the teacher took out, neither as changed nor in a step', async () => {
    const prompt = now().texts.before.replace('numb', 'cold');
    await getFeedback(prompt, { typedByTeacher: true });
    expect(sent()).toContain('my toes went cold');
    expect(sent()).not.toMatch(/numb|BEFORE|EARLIER STEPS/u);
  });

  it('takes nothing for the student’s doing where the first draft was the teacher’s typing', async () => {
    const { browser, texts } = now();
    const typed = shown(`${texts.before} (left out)`, { typedByTeacher: true });
    await browser.call('PUT', `${path}/copied`, { body: { ...typed, feedback, feedbackId: null } });
    const { earlier } = await askSecondDraft(browser, shown(texts.after));
    const last = earlier.findLast(({ typedByTeacher }) => typedByTeacher);
    await getFeedback(texts.after, { earlierFeedbackId: last?.feedbackId });
    expect(last?.text).toBe(typed.text);
    expect(sent()).not.toContain('This is a second draft');
  });
});
