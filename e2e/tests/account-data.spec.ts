import { readFile } from 'node:fs/promises';
import { accountExport, accountMessages } from '@second-draft/contract';
import { inDays } from '../fixtures/world/records.ts';
import { people } from '../fixtures/schools/school.ts';
import { signInWithToken } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  worldName: 'a teacher who leaves',
  accounts: {
    [people.teacher]: {
      subscription: { status: 'trial', type: 'single', expires: inDays(5) },
      completions: 3,
    },
  },
});

test('a teacher downloads all that is held about her, then deletes her account for good', async ({
  page,
  world,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const held = accountExport.parse(file);
  expect(held.account.email).toBe(people.teacher);
  expect(held.completions).toHaveLength(3);

  const cookies = await page.context().cookies();
  const { access_token } = (await (await page.request.get('/api/token')).json()) as {
    access_token: string;
  };
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel(`Type “${accountMessages.account.deleteWord}” to confirm`).fill('delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(accountMessages.account.deletedAndRevoked)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.context().addCookies(cookies);
  expect((await page.request.get('/api/check-auth')).status()).toBe(403);
  const revoked = await page.request.post('/api/auth/google', { data: { access_token } });
  expect(await revoked.json()).toMatchObject({ code: 'token_refused' });

  await signInWithToken(page, world.google, people.teacher);
  const again = accountExport.parse(await (await page.request.get('/api/account/export')).json());
  expect(again.completions).toEqual([]);
});
