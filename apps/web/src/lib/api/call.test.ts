import { expect, test, vi } from 'vitest';
import { errors, messages } from '@second-draft/contract';
import { ApiError, call, isAbort, onRefusal } from './index.ts';
import { sampleConfig } from '../../testing/samples.ts';

function answering(response: (signal?: AbortSignal | null) => Response) {
  const asked: { address: string; request: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    asked.push({ address, request });
    request.signal?.throwIfAborted();
    return response(request.signal);
  });
  return asked;
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

const line = (id: string) =>
  JSON.stringify({
    id,
    kind: 'document',
    text: 'Kia ora — ā',
    problem: null,
    isAppAuthorized: false,
    isCommentRefused: false,
    modifiedTime: null,
  });

test('a JSON answer is held to the contract: undeclared fields do not arrive', async () => {
  answering(json({ ...sampleConfig, secret: 'x' }));
  expect(await call('config')).toEqual(sampleConfig);
});

test('params fill the path, and cannot leave their place in it', async () => {
  const asked = answering(json([]));
  await call('submissions', { params: { courseId: '1/../2', id: '3?x' } });
  expect(asked[0]?.address).toBe('/api/assignments/1%2F..%2F2/3%3Fx');
});

test('a query is put into the address', async () => {
  const asked = answering(
    json({
      completions: [],
      pagination: { start: 100, limit: 100, returned: 0, total: 0, hasMore: false },
    }),
  );
  await call('completions', { query: { start: 100 } });
  expect(asked[0]?.address).toBe('/api/admin/completions?start=100');
});

test('what changes something is kept although the page is left right after; a question ends with its page', async () => {
  const asked = answering(() => new Response(null, { status: 204 }));
  const params = { courseId: '1', id: '2' };
  const verdict = { feedbackId: crypto.randomUUID(), step: 1, verdict: 'done' } as const;
  await call('setVerdict', { params, body: verdict });
  await call('removeBankComment', { params: { id: crypto.randomUUID() } });
  await call('unsubscribe', { body: { token: 'x' } });
  expect(asked.map(({ request }) => request.keepalive ?? false)).toEqual([true, true, false]);
});

test('a body is sent as JSON, and only with the session of the page’s own site', async () => {
  const asked = answering(() => new Response('Message sent'));
  const body = { email: 'a@kura.example', school: 'Kura', message: 'Kia ora', captchaToken: 'x' };
  await call('contact', { body });
  expect(asked[0]?.request).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
});

test('feedback is asked for as JSON', async () => {
  const asked = answering(json({}, 500));
  await call('feedback', {
    body: { prompt: 'x', studentName: 'Hine', wordCount: 70, category: 'Ideas' },
  }).catch(() => {});
  expect(asked[0]?.request.headers).toMatchObject({ Accept: 'application/json' });
});

test('a refusal becomes an error with its status, code and message', async () => {
  answering(json({ error: 'No Classrooms', code: 'no_classrooms' }, 403));
  await expect(call('signIn', { body: { access_token: 'x' } })).rejects.toMatchObject({
    status: 403,
    code: 'no_classrooms',
    message: 'No Classrooms',
  });
});

test('a failure that only a newer server knows is told in its words', async () => {
  const error = 'The writing model is asleep.';
  answering(json({ error, code: 'model_asleep' }, 502));
  await expect(call('config')).rejects.toMatchObject({ status: 502, message: error });
});

test('a failure that is not in the contract’s shape counts as internal', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call('classrooms')).rejects.toMatchObject({
    status: 502,
    code: 'internal',
    message: errors.internal.message,
  });
});

test('a server that can’t be reached has its own error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await call('classrooms').catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'unreachable', message: messages.connection.unreachable });
});

test('an aborted call ends with the abort, not with an error of ours', async () => {
  answering(json([]));
  const stopped = new AbortController();
  stopped.abort();
  const error = await call('classrooms', { signal: stopped.signal }).catch((e: unknown) => e);
  expect(isAbort(error)).toBe(true);
});

test('lines arrive one by one, also when the network cuts them anywhere', async () => {
  const bytes = new TextEncoder().encode(`${line('one')}\n${line('two')}\n`);
  answering(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (let at = 0; at < bytes.length; at += 7)
              controller.enqueue(bytes.slice(at, at + 7));
            controller.close();
          },
        }),
      ),
  );
  const files = [{ id: 'document-one', kind: null }];
  const seen = [];
  for await (const { id, text } of await call('documents', { body: { files } }))
    seen.push([id, text]);
  expect(seen).toEqual([
    ['one', 'Kia ora — ā'],
    ['two', 'Kia ora — ā'],
  ]);
});

test('a refusal of a teacher’s call is announced; one of a public call is not', async () => {
  answering(json({ error: errors.not_signed_in.message, code: 'not_signed_in' }, 401));
  const heard: string[] = [];
  const stop = onRefusal(({ code }) => heard.push(code));
  await call('classrooms').catch(() => {});
  await call('checkAuth').catch(() => {});
  stop();
  await call('classrooms').catch(() => {});
  expect(heard).toEqual(['not_signed_in']);
});
