import { beforeEach, expect, it } from 'vitest';
import { licences } from '../../db/schema/index.ts';
import { describeOnBothDatabases } from '../../db/testing/test-databases.ts';
import { addLicence, findLicence } from '../../licences/index.ts';
import { perform } from '../command-line.ts';
import type { Office } from '../office.ts';

describeOnBothDatabases('a school’s licence', (database) => {
  beforeEach(() => database().delete(licences));

  const add = (endsAt: Date) =>
    addLicence(database(), { holder: 'Awa School', endsAt, members: ['awa.example'] });

  async function admin(...words: string[]): Promise<string> {
    let said = '';
    for await (const part of perform(words, { db: database() } as Office)) said += part;
    return said;
  }

  it.each([
    ['an address of a domain that it covers', 'mere@awa.example'],
    ['an address that it doesn’t name', 'mere@kea.example'],
  ])('is not said to leave out %s', async (_, email) => {
    const id = String(await add(new Date('2099-01-31T00:00:00Z')));
    await expect(admin('licence', 'exclude', id, '--email', email)).rejects.toThrow(
      `Licence ${id} (Awa School) does not name ${email}. It covers awa.example.`,
    );
    expect(await admin('licence', 'exclude', id, '--domain', 'awa.example')).toBe(
      `Licence ${id} (Awa School) covers nobody.\n`,
    );
  });

  it('that has ended keeps its last day when it is revoked', async () => {
    const endsAt = new Date('2026-01-31T11:00:00Z');
    const id = await add(endsAt);
    expect(await admin('revoke', String(id))).toContain('has ended');
    expect((await findLicence(database(), id))?.endsAt).toEqual(endsAt);
  });
});
