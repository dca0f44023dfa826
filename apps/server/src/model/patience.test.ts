import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impatientFetch } from './patience.ts';

const service = Fastify();
let address: string;
let wait: Record<string, string>;

beforeAll(async () => {
  service.get('/', (_request, reply) => reply.code(429).headers(wait).send());
  address = await service.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => service.close());

async function isTriedAgain(asked: typeof wait): Promise<boolean> {
  wait = asked;
  const { headers } = await impatientFetch(address);
  return headers.get('x-should-retry') !== 'false';
}

const httpDate = (secondsFromNow: number) =>
  new Date(Date.now() + secondsFromNow * 1000).toUTCString();

it.each([
  { 'retry-after': '6' },
  { 'retry-after': httpDate(50) },
  { 'retry-after-ms': '5001' },
  { 'retry-after-ms': '50000', 'retry-after': '1' },
  { 'retry-after-ms': 'soon', 'retry-after': '50' },
])('a service that asks for more than five seconds is not tried again: %o', async (asked) => {
  expect(await isTriedAgain(asked)).toBe(false);
});

it.each([
  {},
  { 'retry-after': '5' },
  { 'retry-after': httpDate(-50) },
  { 'retry-after': 'soon' },
  { 'retry-after-ms': '5000' },
  { 'retry-after-ms': '1000', 'retry-after': '50' },
])('one that asks for less, or for nothing, is: %o', async (asked) => {
  expect(await isTriedAgain(asked)).toBe(true);
});
