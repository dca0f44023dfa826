import type { Answer } from '@second-draft/contract';
import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { sendAnswer } from './answer.ts';

const lines: Answer = { kind: 'lines', schema: z.string() };
const download: Answer = {
  kind: 'download',
  filename: 'all.json',
  schema: z.object({ drafts: z.array(z.string()) }),
};

async function* brokenOff() {
  yield 'first';
  throw new Error('Kia ora from a student’s text');
}

it.each([
  ['a stream of lines', lines, brokenOff()],
  ['a download', download, { drafts: brokenOff() }],
])('%s that breaks off is told in the log, without its words', async (_, declared, answer) => {
  const logged: string[] = [];
  const app = Fastify({
    logger: { stream: { write: (line: string) => logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.get('/', (request, reply) => sendAnswer(declared, answer, request, reply));
  const address = await app.listen();
  await expect(fetch(address).then((response) => response.text())).rejects.toThrow();
  await expect.poll(() => logged.join('')).toContain('an answer broke off');
  expect(logged.filter((line) => line.includes('broke off'))).toHaveLength(1);
  expect(logged.join('')).not.toContain('Kia ora');
  await app.close();
});
