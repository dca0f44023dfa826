import { expect, it } from 'vitest';
import { openApi } from '../api/testing/open-api.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { teacher } from '../google/testing/school.ts';

const older = 'Zk3-a-key-for-these-tests-and-none-besides';
const newer = 'Qw7-the-key-that-takes-the-place-of-the-other';

it('keeps teachers signed in while the secret is exchanged, one server after the other', async () => {
  const { db, close } = await openTestDatabase('pglite');
  const servers = await Promise.all(
    [older, `${older},${newer}`, `${newer},${older}`, newer].map((secrets) =>
      openApi(db, { APP_SECRET: secrets }),
    ),
  );
  const [before, prepared, exchanged, after] = servers;
  const statusOn = async (api: typeof before, cookie: string) => {
    const browser = api?.browser();
    const answer = await browser?.call('GET', '/api/token', { headers: { cookie } });
    return answer?.status;
  };
  const cookieOf = async (api: typeof before) => (await api?.signedIn(teacher))?.cookie ?? '';

  const early = await cookieOf(before);
  expect(await statusOn(prepared, early)).toBe(200);
  expect(await statusOn(exchanged, early)).toBe(200);
  const late = await cookieOf(exchanged);
  expect(await statusOn(prepared, late)).toBe(200);
  expect(await statusOn(after, late)).toBe(200);
  expect(await statusOn(after, early)).toBe(401);

  await Promise.all(servers.map((server) => server.close()));
  await close();
});
