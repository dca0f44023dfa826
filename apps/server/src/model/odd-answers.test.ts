import { pipeline, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { isStorable } from '../db/index.ts';
import { createModel } from './index.ts';
import { listening } from './testing/listening.ts';
import { question } from './testing/sample-question.ts';

const ask = (origin: string) =>
  createModel({ apiKey: 'right', baseUrl: `${origin}/v1`, modelMap: new Map() }).ask(question);

it.each([
  { usage: { prompt_tokens: 1.5, completion_tokens: -3 }, model: { name: 'llama' } },
  { usage: { prompt_tokens: '12', completion_tokens: 1e12 }, model: 7 },
  { usage: 'plenty', model: 'llama\0\uD800' },
  { usage: null, model: 'llama '.repeat(1_000) },
])('what a service says of itself can be kept, whatever it is: %#', async (said) => {
  const content = '{"points": []}';
  const origin = await listening((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...said, choices: [{ message: { content } }] }));
  });
  const answer = await ask(origin);
  expect(answer.reading).toEqual({ isReadable: true, value: { points: [] } });
  expect(answer.tokens).toEqual({ prompt: 0, completion: 0 });
  expect(answer.model).toMatch(/^(gpt-4o|llama[ \w\uFFFD]{0,95})$/);
  expect(isStorable(answer.model)).toBe(true);
});

it.each([
  'null',
  '"no"',
  '{"choices": {}}',
  '{"choices": [null]}',
  '{"choices": [{"message": {"content": [{"type": "text", "text": "{}"}]}}]}',
  '<html>Bad gateway</html>',
])('an answer of another shape holds nothing: %s', async (body) => {
  const type = body.startsWith('<') ? 'text/html' : 'application/json';
  const origin = await listening((_, response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const { reading } = await ask(origin);
  expect(reading).toEqual({ isReadable: false, reason: 'The answer was empty.' });
});

it('reads no further than any answer goes, and does not ask again', async () => {
  let asked = 0;
  const origin = await listening((_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    const letters = Readable.from(
      (function* () {
        for (;;) yield 'x'.repeat(10_000);
      })(),
    );
    pipeline(letters, response, () => undefined);
  });
  const answer = ask(origin);
  await expect(answer).rejects.toMatchObject({ code: 'model_failed' });
  expect(asked).toBe(1);
});
