import { DAY_MS } from '@second-draft/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountStore, newAccount } from '../accounts/index.ts';
import { openApi } from '../api/testing/open-api.ts';
import type { Database, Queries } from '../db/index.ts';
import * as schema from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { inDays } from '../entitlements/testing/in-days.ts';
import { teacher } from '../google/testing/school.ts';
import {
  addLicence,
  addReferralCode,
  createSignInBenefits,
  endLicence,
  excludeMembers,
  findLicence,
  includeMembers,
  listReferralCodes,
  removeReferralCode,
  type NewReferralCode,
} from './index.ts';

const { accounts, licences, referralCodes } = schema;

const nothing = async () => undefined;

async function signIn(db: Database, email: string, code: string | null = null) {
  const store = createAccountStore(db);
  const identity = { id: email, email, name: 'Mere Parata', avatar: null, kura: 'awa.example' };
  const { redeem, applyLicences } = createSignInBenefits(db);
  const atFirst = (transaction: Queries) => redeem(transaction, identity, code ?? '');
  await store.signedIn(identity, newAccount(new Date()), code === null ? nothing : atFirst);
  await applyLicences(identity.id);
  return (await store.read(email)).subscription;
}

describeOnBothDatabases('licences', (database) => {
  beforeEach(async () => {
    for (const table of [accounts, licences, referralCodes]) await database().delete(table);
  });

  const subscription = async (id: string) =>
    (await createAccountStore(database()).read(id)).subscription;
  const add = (members: string[], endsAt = inDays(100)) =>
    addLicence(database(), { holder: 'Awa School', endsAt, members });
  const change = async (id: number, endsAt: Date) => {
    const licence = await findLicence(database(), id);
    if (licence) await endLicence(database(), licence, endsAt);
  };

  it('cover all of a domain: who is there already at once, who comes later at her sign-in', async () => {
    await signIn(database(), 'early@awa.example');
    await add(['awa.example']);
    expect(await subscription('early@awa.example')).toMatchObject({
      status: 'active',
      type: 'team',
    });
    expect(await signIn(database(), 'late@awa.example')).toMatchObject({ type: 'team' });
    expect(await signIn(database(), 'late@other.awa.example')).toMatchObject({ status: 'trial' });
    expect(await signIn(database(), 'late@notawa.example')).toMatchObject({ status: 'trial' });
  });

  it('cover single addresses', async () => {
    await add(['mere@awa.example']);
    expect(await signIn(database(), 'mere@awa.example')).toMatchObject({ type: 'team' });
    expect(await signIn(database(), 'tomas@awa.example')).toMatchObject({ status: 'trial' });
  });

  it('count until the last of them ends', async () => {
    const endsAt = inDays(300);
    await add(['awa.example'], inDays(30));
    await add(['mere@awa.example'], endsAt);
    const { expires } = await signIn(database(), 'mere@awa.example');
    expect(expires).toBe(Math.floor(endsAt.getTime() / 1000));
  });

  it('that are extended, revoked or taken from someone change her access at once', async () => {
    await signIn(database(), 'mere@awa.example');
    const id = await add(['awa.example'], inDays(10));
    await change(id, inDays(20));
    const extended = await subscription('mere@awa.example');
    expect(extended.expires).toBeGreaterThan(inDays(19).getTime() / 1000);

    await change(id, new Date());
    expect(await subscription('mere@awa.example')).toMatchObject({ status: 'trial' });
    await change(id, inDays(20));
    await excludeMembers(database(), id, ['awa.example']);
    expect(await subscription('mere@awa.example')).toMatchObject({ status: 'trial' });
    await includeMembers(database(), id, ['mere@awa.example']);
    expect(await subscription('mere@awa.example')).toMatchObject({ type: 'team' });
  });

  it('follow an address that changes at Google', async () => {
    await add(['awa.example']);
    await signIn(database(), 'mere@awa.example');
    const store = createAccountStore(database());
    const moved = {
      id: 'mere@awa.example',
      email: 'mere@elsewhere.example',
      name: 'Mere',
      avatar: null,
      kura: 'elsewhere.example',
    };
    await store.signedIn(moved, newAccount(new Date()), nothing);
    await createSignInBenefits(database()).applyLicences(moved.id);
    expect(await subscription(moved.id)).toMatchObject({ status: 'trial' });
  });

  describe('referral codes', () => {
    const code = (changes: Partial<NewReferralCode> = {}) =>
      addReferralCode(database(), {
        code: 'kea2027',
        note: 'Conference',
        trialDays: 30,
        licenceId: null,
        usesMax: null,
        endsAt: null,
        ...changes,
      });
    const trialDays = ({ expires }: { expires: number | null }) =>
      Math.round(((expires ?? 0) * 1000 - Date.now()) / DAY_MS);
    const uses = async () => (await listReferralCodes(database()))[0]?.uses;

    it('lengthen the trial of who comes with one for the first time, and not again', async () => {
      await code();
      expect(trialDays(await signIn(database(), 'mere@awa.example', ' KEA2027 '))).toBe(44);
      expect(trialDays(await signIn(database(), 'mere@awa.example', 'kea2027'))).toBe(44);
      await signIn(database(), 'tomas@awa.example');
      expect(trialDays(await signIn(database(), 'tomas@awa.example', 'kea2027'))).toBe(14);
      expect(await uses()).toBe(1);
    });

    it('are taken with the first sign-in, from the address that the teacher came by', async () => {
      await code();
      const api = await openApi(database());
      const first = await api.browser().call('POST', '/api/auth/google', {
        body: { access_token: api.google.issueToken(teacher), referralCode: 'Kea2027' },
      });
      expect(trialDays(first.json().user.subscription)).toBe(44);
      await api.close();
    });

    it('are given in the end, and once, to who comes again after a sign-in that failed', async () => {
      await code();
      const api = await openApi(database());
      const signInWithCode = () =>
        api.browser().call('POST', '/api/auth/google', {
          body: { access_token: api.google.issueToken(teacher), referralCode: 'kea2027' },
        });
      await database().execute(sql`alter table referral_uses rename to unreachable`);
      expect((await signInWithCode()).status).toBe(500);
      await database().execute(sql`alter table unreachable rename to referral_uses`);
      for (const _ of ['second', 'third']) {
        const { user } = (await signInWithCode()).json();
        expect(trialDays(user.subscription)).toBe(44);
      }
      expect(await uses()).toBe(1);
      await api.close();
    });

    it('are there once, until they are removed', async () => {
      expect(await code()).toBe(true);
      expect(await code({ trialDays: 90 })).toBe(false);
      expect((await listReferralCodes(database())).map(({ trialDays: days }) => days)).toEqual([
        30,
      ]);
      expect(await removeReferralCode(database(), 'tui2027')).toBe(false);
      expect(await removeReferralCode(database(), 'kea2027')).toBe(true);
      expect(await listReferralCodes(database())).toEqual([]);
    });

    it('let a teacher into a licence', async () => {
      await code({ trialDays: 0, licenceId: await add([]) });
      expect(await signIn(database(), 'mere@awa.example', 'kea2027')).toMatchObject({
        status: 'active',
        type: 'team',
      });
    });

    it.each([
      ['unknown', {}, 'tui2027'],
      ['ended', { endsAt: inDays(-1) }, 'kea2027'],
      ['used up', { usesMax: 0 }, 'kea2027'],
    ])('that are %s bring nothing, and nobody is kept out', async (_, changes, given) => {
      await code(changes);
      expect(trialDays(await signIn(database(), 'mere@awa.example', given))).toBe(14);
      expect(await uses()).toBe(0);
    });

    it('are given out no more often than they may be, however many come at once', async () => {
      await code({ usesMax: 2 });
      const days = await Promise.all(
        [1, 2, 3, 4, 5].map(async (n) =>
          trialDays(await signIn(database(), `teacher${n}@awa.example`, 'kea2027')),
        ),
      );
      expect(days.toSorted((a, b) => a - b)).toEqual([14, 14, 14, 44, 44]);
      const [used] = await database().select().from(referralCodes).where(eq(referralCodes.uses, 2));
      expect(used?.code).toBe('kea2027');
    });
  });
});
