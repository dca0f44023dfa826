import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { sendAnswer } from './answer.ts';

const schema = z.object({
  name: z.string(),
  texts: z.array(z.object({ text: z.string() })),
  rubrics: z.array(z.object({ title: z.string() })),
});

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

async function download(texts: AsyncIterable<unknown>): Promise<Response> {
  async function* none() {}
  const values = { name: 'Mere', password: 'x', texts, rubrics: none() };
  const declared = { kind: 'download', filename: 'held.json', schema } as const;
  app.get('/', (request, reply) => sendAnswer(declared, values, request, reply));
  return fetch(await app.listen({ host: '127.0.0.1', port: 0 }));
}

it('is a JSON file to keep, with nothing that the contract does not declare', async () => {
  async function* texts() {
    yield { text: 'We swam.', owner: 'Bella' };
    yield { text: 'It rained.' };
  }
  const answer = await download(texts());
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="held.json"');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual({
    name: 'Mere',
    texts: [{ text: 'We swam.' }, { text: 'It rained.' }],
    rubrics: [],
  });
});

it('does not look whole when it breaks off', async () => {
  async function* texts() {
    yield { text: 'We swam.' };
    throw new Error('The database is away');
  }
  const answer = await download(texts());
  await expect(answer.text()).rejects.toThrow();
});
