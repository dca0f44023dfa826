import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { EMPTY_PAGE } from '@second-draft/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../db/testing/test-databases.ts';
import { appWith } from './testing/app-with.ts';
import { oddRequests } from './testing/odd-requests.ts';
import { statusOf } from './testing/raw-request.ts';

const LANDING = 'index.html';

let app: Awaited<ReturnType<typeof appWith>>;
let remove: () => Promise<void>;
const port = () => (app.server.address() as AddressInfo).port;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  remove = temporary.remove;
  await mkdir(path.join(temporary.folder, 'assets'));
  for (const file of [LANDING, EMPTY_PAGE, 'assets/app.js'])
    await writeFile(path.join(temporary.folder, file), 'export {}');
  app = await appWith(
    { logout: () => undefined, contact: () => 'Message sent' },
    {},
    temporary.folder,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await remove();
});

it('answers whatever is asked, and never with a failure', async () => {
  const answers = await Promise.all(
    oddRequests.map(async ([line, headers]) => ({
      status: await statusOf(port(), line, headers),
      line: line.slice(0, 60),
    })),
  );
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => !(status >= 200 && status < 500))).toEqual([]);
});

describe('an address with two slashes', () => {
  it.each(['//', '//pricing', '//somewhere.example/'])('(%s) is none of ours', async (address) => {
    expect(await statusOf(port(), `GET ${address}`)).toBe(404);
  });
});

it.each(['/api/token', '/%61pi/token', 'http://elsewhere.example/api/token'])(
  'a call from another site is refused, however its address is written: %s',
  async (address) => {
    const crossSite = 'sec-fetch-site: cross-site\r\n';
    expect(await statusOf(port(), `GET ${address}`, crossSite)).toBe(403);
  },
);
