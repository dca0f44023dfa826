import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { apiForTeacher } from '../api/testing/api-for-teacher.ts';
import { accounts, contactMessages, licenceMembers, licences } from '../db/schema/index.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { describeOnBothDatabases } from '../db/testing/test-databases.ts';
import { teacher } from '../google/testing/school.ts';
import { addLicence } from '../licences/index.ts';
import { messageOf } from './testing/rows.ts';

const { email } = teacher;

describeOnBothDatabases('an account that is deleted', (database) => {
  const { browser } = apiForTeacher(database);
  beforeEach(async () => {
    await database().delete(licences);
    const endsAt = new Date('2099-01-31T00:00:00.000Z');
    await addLicence(database(), { holder: email, endsAt, members: [email] });
    await database()
      .insert(contactMessages)
      .values(messageOf('one', email, new Date()));
  });

  const licensed = () => database().$count(licenceMembers, eq(licenceMembers.member, email));
  const remove = () => browser().call('DELETE', '/api/account');

  it('takes along what its address was licensed for', async () => {
    expect((await remove()).status).toBe(200);
    expect(await licensed()).toBe(0);
  });

  it('leaves that to another account that a school has given the address, but no message', async () => {
    await database()
      .insert(accounts)
      .values({ ...sampleAccount('newer'), email });
    expect((await remove()).status).toBe(200);
    expect(await database().select().from(accounts)).toMatchObject([{ id: 'newer' }]);
    expect(await licensed()).toBe(1);
    expect(await database().$count(contactMessages)).toBe(0);
  });
});
