import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { completions } from '../db/schema/feedback.ts';
import { consents } from '../db/schema/privacy.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { openSetting, readAnswer, type Setting } from './testing/setting.ts';

const words = 'sometimes I wish I was never born';
const text = `On Saturday we went to my cousins house and we played on the trampoline. It was fun but ${words} and I didnt tell anyone. Then we had sausages for tea and went home.`;
const request = { prompt: text, studentName: 'Aroha Ngata', documentId: 'document-01' };

const database = await openTestDatabase('pglite');
let byModel: Setting;

beforeAll(async () => {
  byModel = await openSetting(database.db, { writer: 'model' });
});
beforeEach(() => byModel.emulator.reset());
afterEach(async () => {
  await database.db.delete(completions);
  await database.db.delete(consents);
});
afterAll(async () => {
  await byModel.close();
  await database.close();
});

it('a text that an adult should read gets no feedback, goes nowhere and leaves no trace', async () => {
  const { status, body } = await byModel.feedback(request);
  expect(status).toBe(200);
  const start = text.indexOf('wish I was never born');
  expect(JSON.parse(body)).toEqual({
    concern: {
      kind: 'selfHarm',
      text: 'wish I was never born',
      start,
      end: start + 'wish I was never born'.length,
    },
  });
  expect(byModel.emulator.requests()).toEqual([]);
  expect(await database.db.$count(completions)).toBe(0);
  expect(await database.db.$count(consents)).toBe(0);
});

it('once the teacher has read it, the text gets feedback like any other', async () => {
  const outcome = await byModel.feedback({ ...request, readByTeacher: true });
  expect(readAnswer(outcome).points.length).toBeGreaterThan(0);
});
