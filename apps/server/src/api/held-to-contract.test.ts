import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { draft } from '@second-draft/contract';
import * as z from 'zod';
import { accountOf } from '../accounts/index.ts';
import { draftSaying } from '../drafts/testing/draft-saying.ts';
import { subscribedAs } from '../entitlements/testing/subscribed-as.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { afterEach, expect, it } from 'vitest';
import { loggable, Problem } from '../problems/index.ts';
import { inParts } from './download.ts';
import type { Handlers } from './handlers.ts';
import { appWith, CALLER } from './testing/app-with.ts';

let app: Awaited<ReturnType<typeof appWith>>;
afterEach(() => app.close());

const { account: entitled, paid } = subscribedAs(
  { status: 'active', type: 'single', expires: null },
  '101',
);
const account = accountOf({ ...sampleAccount('101'), ...entitled }, paid);

async function answerOf(handlers: Partial<Handlers>, url: string) {
  app = await appWith(handlers, { mere: { account } });
  const answer = await app.inject({ url, headers: { [CALLER]: 'mere' } });
  return { status: answer.statusCode, body: answer.body };
}

it('sends nothing that the contract does not declare', async () => {
  const token = { access_token: 'ours', refresh_token: 'nobody’s' };
  const { body } = await answerOf({ token: () => token }, '/api/token');
  expect(JSON.parse(body)).toEqual({ access_token: 'ours' });
});

it('sends nothing undeclared in a list that comes line by line either', async () => {
  const read = { id: 'a', kind: null, text: 'We swam.', problem: null, owner: 'Bella' };
  const one = { ...read, isAppAuthorized: false, isCommentRefused: false, modifiedTime: null };
  app = await appWith(
    {
      async *documents() {
        yield one;
      },
    },
    { mere: { account } },
  );
  const files = [{ id: 'recount-document-1', kind: null }];
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/documents',
    headers: { [CALLER]: 'mere' },
    body: { files },
  });
  const { owner: _owner, ...declared } = one;
  // The empty line is the stream's heartbeat.
  expect(body).toBe(`\n${JSON.stringify(declared)}\n`);
});

it('completes what an earlier version kept without a field that has a default since', async () => {
  const { isReady: _ready, comment: _comment, ...content } = draftSaying('We swam.', '2026-11-01');
  const kept = { ...content, documentId: 'recount-document-1' } as never;
  const completed = { ...content, documentId: 'recount-document-1', isReady: false, comment: null };
  const { status, body } = await answerOf({ drafts: () => [kept] }, '/api/drafts/12/34');
  expect([status, JSON.parse(body)]).toEqual([200, [completed]]);

  async function* rows() {
    yield kept;
  }
  const exported = Readable.from(inParts({ drafts: rows() }, z.object({ drafts: z.array(draft) })));
  expect(JSON.parse(await text(exported))).toEqual({ drafts: [completed] });
});

it('answers an answer that is not what the contract declares as a failure of ours', async () => {
  const { status, body } = await answerOf({ rubrics: () => [{ _id: 1 }] as never }, '/api/rubrics');
  expect([status, JSON.parse(body).code]).toEqual([500, 'internal']);
});

it('answers errors that the operation declares, and that any call can meet', async () => {
  const refusing = (code: 'not_found' | 'overloaded') => ({
    rubricFile: () => {
      throw new Problem(code);
    },
  });
  const path = `/api/rubrics/${'a'.repeat(24)}`;
  expect((await answerOf(refusing('not_found'), path)).status).toBe(404);
  await app.close();
  expect((await answerOf(refusing('overloaded'), path)).status).toBe(503);
});

it('takes an error that the operation does not declare for a failure of ours', async () => {
  const { status, body } = await answerOf(
    {
      rubrics: () => {
        throw new Problem('model_busy');
      },
    },
    '/api/rubrics',
  );
  expect([status, JSON.parse(body).code]).toEqual([500, 'internal']);
});

it('logs where something failed, but not what was written', async () => {
  app = await appWith({});
  const error = new Error('the value is:\n    at Lake Taupō we swam\nwas refused');
  const { kind, at } = loggable(error);
  expect(kind).toBe('Error');
  expect(at.length).toBeGreaterThan(0);
  expect(at.join()).not.toContain('Taupō');
});

it('a handler is called with nothing that the contract does not take', async () => {
  const called: string[] = [];
  const noting = (name: string) => () => {
    called.push(name);
    throw new Problem('not_found');
  };
  app = await appWith(
    { rubricFile: noting('rubric'), receivedMessages: noting('messages') },
    { mere: { account, isAdministrator: true } },
  );
  const codeAt = async (url: string) => {
    const answer = await app.inject({ url, headers: { [CALLER]: 'mere' } });
    return answer.json<{ code: string }>().code;
  };
  expect(await codeAt('/api/rubrics/short')).toBe('invalid_request');
  expect(await codeAt('/api/admin/messages?before=yesterday')).toBe('invalid_request');
  expect(called).toEqual([]);
  expect(await codeAt(`/api/rubrics/${'a'.repeat(24)}`)).toBe('not_found');
  expect(called).toEqual(['rubric']);
});
