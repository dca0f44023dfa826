import { operations } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { apiOnPglite } from '../api/testing/api-on-pglite.ts';
import { askSecondDraft, documentId, place, shown } from './testing/asking.ts';
import { withCopiedFeedback } from './testing/copied-feedback.ts';

const api = apiOnPglite({ RATE_LIMIT_FACTOR: '1000' });
const step = 'Next, slow down at “my toes went numb”: what could you hear?';

const added = 'Stones clicked under my boots and a tūī laughed at Bella Singh.';

const now = withCopiedFeedback(api, step, added);

const ask = (text: string) => askSecondDraft(now().browser, shown(text), { askModel: true });

/** As a teacher sees them of her class over time: those of the last feedback. */
async function keptVerdicts() {
  const { text } = await now().browser.call('GET', `/api/next-steps/${place.courseId}`);
  const told = operations.stepsOverTime.answer.schema.parse(JSON.parse(text));
  return told.at(-1)?.steps.map(({ verdict }) => verdict);
}

it('a step stays as the model judges it when it judges the next draft alike', async () => {
  const { after } = now().texts;
  await ask(after);
  expect(await keptVerdicts()).toEqual(['done']);
  await ask(`${after} And I ran home.`);
  expect(await keptVerdicts()).toEqual(['done']);
});

it('what became of the words before is not kept for words that are given meanwhile', async () => {
  const { browser, texts } = now();
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  api().model.script({ kind: 'held', until });
  const asked = ask(texts.after);
  await expect.poll(() => api().model.requests().length).toBe(1);
  const path = `/api/second-drafts/${place.courseId}/${place.assignmentId}/copied`;
  const given = { ...shown(texts.before), feedback: 'I can hear it all.', feedbackId: null };
  expect((await browser.call('PUT', path, { body: { ...given, documentId } })).status).toBe(204);
  answer();
  await asked;
  expect(await keptVerdicts()).toEqual([]);
});
