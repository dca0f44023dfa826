import { operations } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { apiOnPglite } from '../api/testing/api-on-pglite.ts';
import { files, teacher } from '../google/testing/school.ts';

const api = apiOnPglite();

const glance = async (texts: readonly { documentId: string; text: string }[]) => {
  const browser = await api().signedIn(teacher);
  const { status, text } = await browser.call('POST', '/api/glance/501', { body: { texts } });
  const lines = text.split('\n').filter((line) => line !== '');
  return {
    status,
    told: lines.map((line) => operations.glance.answer.schema.parse(JSON.parse(line))),
  };
};

it('tells each text of a class as it is read, and leaves the class’s names alone', async () => {
  const { status, told } = await glance([
    { documentId: files.recount.id, text: 'awhina was my freind.' },
    { documentId: files.second.id, text: 'We went untill dark.' },
  ]);
  expect(status).toBe(200);
  expect(new Map(told.map(({ documentId, misspelt }) => [documentId, misspelt]))).toEqual(
    new Map([
      [files.recount.id, [{ written: 'freind', right: 'friend' }]],
      [files.second.id, [{ written: 'untill', right: 'until' }]],
    ]),
  );
});
