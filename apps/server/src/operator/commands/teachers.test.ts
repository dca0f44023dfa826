import { beforeAll, expect, it } from 'vitest';
import { accounts } from '../../db/schema/index.ts';
import { sampleAccount } from '../../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../../db/testing/test-databases.ts';
import type { DeletionParts } from '../../privacy/index.ts';
import { Problem } from '../../problems/index.ts';
import { perform } from '../command-line.ts';
import type { Office } from '../office.ts';
import { Refused } from '../problems.ts';

const MOST = 50;

describeOnBothDatabases('more teachers than are shown', (database) => {
  const add = (id: number) =>
    database()
      .insert(accounts)
      .values(sampleAccount(String(id)));
  beforeAll(async () => {
    for (let id = 0; id < MOST; id += 1) await add(id);
  });

  async function find(...options: string[]): Promise<string> {
    const office = { db: database() } as Office;
    let said = '';
    for await (const part of perform(['find', 'kura.school', ...options], office)) said += part;
    return said;
  }

  it('are said to be there, and a script gets none rather than a part', async () => {
    expect(JSON.parse(await find('--json'))).toHaveLength(MOST);
    expect(await find()).not.toContain('More than');
    await add(MOST);
    const said = await find();
    expect(said).toContain(`More than ${MOST} teachers were found.`);
    expect(said.match(/@kura\.school\.example/g)).toHaveLength(MOST);
    await expect(find('--json')).rejects.toThrow(Refused);
  });
});

describeOnBothDatabases('a teacher’s name', (database) => {
  it('that would steer the terminal is shown without what steers it', async () => {
    const name = 'Mere\u001B[2J\u009B2J\r\nParata';
    await database()
      .insert(accounts)
      .values({ ...sampleAccount('mere'), name });
    let said = '';
    for await (const part of perform(['find', 'mere'], { db: database() } as Office)) said += part;
    expect(said).toContain('Mere [2J 2J Parata');
    expect(said.split('\n')).toHaveLength(3);
  });
});

describeOnBothDatabases('a teacher whose payments Stripe does not end', (database) => {
  it('is not deleted, and the operator is told why', async () => {
    await database().insert(accounts).values(sampleAccount('mere'));
    const away = new Problem('payments_unavailable');
    const deletion = {
      db: database(),
      tokensOf: async () => [],
      cancelPayments: () => Promise.reject(away),
    } as Partial<DeletionParts>;
    const office = { db: database(), deletion } as Office;
    const said = perform(['delete', 'mere', '--yes'], office).next();
    await expect(said).rejects.toThrow(Refused);
    await expect(said).rejects.toThrow('Nothing was deleted: Stripe did not end her subscription');
    expect(await database().$count(accounts)).toBe(1);
  });
});

describeOnBothDatabases('a teacher', (database) => {
  beforeAll(async () => {
    for (const [id, name] of [
      ['ngaio_w', 'Ngaio Wells, 100% of the time'],
      ['ngaiohw', 'Ngaio H. Wells'],
    ] as const)
      await database()
        .insert(accounts)
        .values({ ...sampleAccount(id), name });
  });
  const say = async (...words: string[]) => {
    let said = '';
    for await (const part of perform(words, { db: database() } as Office)) said += part;
    return said;
  };

  it('is called by her address in whatever letters', async () => {
    const held: unknown = JSON.parse(await say('export', 'Ngaio_W@Kura.School.EXAMPLE'));
    expect(held).toMatchObject({ account: { email: 'ngaio_w@kura.school.example' } });
  });

  it.each(['ngaio_', '100%', 'WELLS,'])(
    'is found alone by what only she has: %s',
    async (words) => {
      expect(JSON.parse(await say('find', words, '--json'))).toMatchObject([
        { account: 'ngaio_w' },
      ]);
    },
  );

  it.each(['%', '\\'])('is not found by a sign that she doesn’t have: %s', async (words) => {
    expect(JSON.parse(await say('find', `${words}H. Wells`, '--json'))).toEqual([]);
  });
});
