import { HOUR_MS } from '@second-draft/contract';
import { expect, test } from 'vitest';
import type { Account } from '../accounts/index.ts';
import { createSeal } from '../secrets/index.ts';
import { createSessions, TOKEN_PURPOSE } from './sessions.ts';
import type { KeptSession, SessionStore } from './store.ts';

const grant = { accessToken: 'ya29.token', scopes: ['courses', 'rosters'], expires: 1_900_000_000 };

/** What the database would hold, in a map. */
function kept() {
  const rows = new Map<string, KeptSession>();
  const store: SessionStore = {
    add: async (session) => void rows.set(session.idHash, session),
    find: async (idHash) => {
      const row = rows.get(idHash);
      return row === undefined ? null : { ...row, account: { id: row.accountId } as Account };
    },
    tokensOf: async () => Array.from(rows.values(), (row) => row.tokenCiphertext),
    update: async (idHash, changes) => {
      const row = rows.get(idHash);
      if (row) rows.set(idHash, { ...row, ...changes });
    },
    remove: async (idHash) => void rows.delete(idHash),
  };
  return { rows, store };
}

const sealOf = (secret: string) => createSeal([secret.padEnd(32, 'x')], TOKEN_PURPOSE);

test('a session lasts a school day from sign-in', async () => {
  const before = Date.now();
  const { expires } = await createSessions(kept().store, sealOf('a')).start('7', grant);
  expect(expires.getTime()).toBeGreaterThanOrEqual(before + 12 * HOUR_MS);
  expect(expires.getTime()).toBeLessThanOrEqual(Date.now() + 12 * HOUR_MS);
});

test('the cookie finds it again, with all that was granted', async () => {
  const sessions = createSessions(kept().store, sealOf('a'));
  const { cookie } = await sessions.start('7', grant);
  expect(await sessions.find(cookie)).toMatchObject({ account: { id: '7' }, grant });
  expect(await sessions.find(`${cookie}x`)).toBeNull();
  await sessions.end(cookie);
  expect(await sessions.find(cookie)).toBeNull();
});

test('what is kept holds neither the cookie nor the token', async () => {
  const { rows, store } = kept();
  const { cookie } = await createSessions(store, sealOf('a')).start('7', grant);
  const held = JSON.stringify([...rows]);
  expect(held).not.toContain(cookie);
  expect(held).not.toContain(grant.accessToken);
});

test('a session that was sealed under another secret is none, and its token is left out', async () => {
  const { store } = kept();
  const { cookie } = await createSessions(store, sealOf('a')).start('7', grant);
  const later = createSessions(store, sealOf('b'));
  expect(await later.find(cookie)).toBeNull();
  expect(await later.tokensOf('7')).toEqual([]);
  await later.start('7', { ...grant, accessToken: 'newer' });
  expect(await later.tokensOf('7')).toEqual(['newer']);
});

test('a renewed grant takes the place of the old one', async () => {
  const { rows, store } = kept();
  const sessions = createSessions(store, sealOf('a'));
  const { cookie } = await sessions.start('7', grant);
  const renewed = { accessToken: 'renewed', scopes: ['courses'], expires: 1_900_003_600 };
  const [[idHash, before]] = [...rows] as [[string, KeptSession]];
  await sessions.replaceGrant(idHash, renewed);
  expect((await sessions.find(cookie))?.grant).toEqual(renewed);
  expect(rows.get(idHash)?.expiresAt).toEqual(before.expiresAt);
});
