import { beforeEach, expect, it } from 'vitest';
import { createAccountStore, newAccount } from '../accounts/index.ts';
import * as schema from '../db/schema/index.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { inDays } from '../entitlements/testing/in-days.ts';
import {
  addLicence,
  createSignInBenefits,
  excludeMembers,
  findLicence,
  findLicenceOf,
  forgetMember,
  includeMembers,
  licencesCovering,
  listLicences,
} from './index.ts';

describeOnBothDatabases('licences', (database) => {
  beforeEach(async () => {
    for (const table of [schema.accounts, schema.licences]) await database().delete(table);
  });

  const add = (members: string[]) =>
    addLicence(database(), { holder: 'Awa School', endsAt: inDays(100), members });
  const signIn = async (email: string) => {
    const identity = { id: email, email, name: 'Mere Parata', avatar: null, kura: 'awa.example' };
    await createAccountStore(database()).signedIn(
      identity,
      newAccount(new Date()),
      async () => undefined,
    );
    await createSignInBenefits(database()).applyLicences(identity.id);
  };
  const subscription = async (email: string) =>
    (await createAccountStore(database()).read(email)).subscription;

  it('are listed with their members and how many teachers they cover', async () => {
    await add(['awa.example', 'mere@kea.example']);
    for (const email of ['a@awa.example', 'b@awa.example', 'mere@kea.example', 'c@kea.example'])
      await signIn(email);
    await add([]);
    const all = await listLicences(database());
    expect(all.map(({ members, teachers }) => [members.toSorted(), teachers])).toEqual([
      [['awa.example', 'mere@kea.example'], 3],
      [[], 0],
    ]);
    expect(await findLicence(database(), all[1]?.id ?? 0)).toMatchObject({ members: [] });
    expect(await findLicence(database(), 0)).toBeNull();
  });

  it('of one teacher go with her, and other licences lose only her', async () => {
    const email = 'mere@awa.example';
    const endsAt = inDays(100);
    await addLicence(database(), { holder: email, endsAt, members: [email] });
    const shared = await add([email, 'tomas@awa.example']);
    expect(await findLicenceOf(database(), email)).toMatchObject({ members: [email] });
    await forgetMember(database(), email);
    expect(await findLicenceOf(database(), email)).toBeNull();
    expect(await findLicence(database(), shared)).toMatchObject({ members: ['tomas@awa.example'] });
  });

  it('cover a teacher by her address or her domain, each once', async () => {
    const email = 'mere@awa.example';
    const both = await add([email, 'awa.example']);
    const domain = await add(['awa.example']);
    await add(['kea.example', 'tui@awa.example']);
    const covering = await licencesCovering(database(), email);
    expect(covering.map(({ id }) => id)).toEqual([both, domain]);
    expect(covering[0]).toMatchObject({ holder: 'Awa School', endsAt: expect.any(Date) });
  });

  it('that change don’t affect teachers they never covered', async () => {
    const id = await add(['awa.example']);
    await signIn('mere@awa.example');
    await signIn('tui@kea.example');
    await includeMembers(database(), id, ['tui@kea.example', 'tui@kea.example']);
    expect(await subscription('tui@kea.example')).toMatchObject({ type: 'team' });
    await excludeMembers(database(), id, ['tui@kea.example']);
    expect(await subscription('tui@kea.example')).toMatchObject({ status: 'trial' });
    expect(await subscription('mere@awa.example')).toMatchObject({ type: 'team' });
  });
});
