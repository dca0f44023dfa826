import type { APIRequestContext } from '@playwright/test';
import { signInMessages, signInScopes } from '@second-draft/contract';
import { people, studentCalled } from '../fixtures/schools/school.ts';
import { logInButton, trySignIn } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const refused = { expectedConsole: [/status of 403/] };

test.describe('sign-in refuses, with a way forward', () => {
  test.use(refused);

  test('a private address', async ({ page }) => {
    await trySignIn(page, people.privatePerson);
    await expect(page.getByRole('dialog')).toContainText(signInMessages.invalidEmail);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact us' })).toBeVisible();
  });

  test('a student', async ({ page }) => {
    await trySignIn(page, people.student);
    await expect(page.getByRole('dialog')).toContainText(signInMessages.noClassrooms);
  });

  test('someone of the school who teaches no class', async ({ page }) => {
    await trySignIn(page, people.principal);
    await expect(page.getByRole('dialog')).toContainText(signInMessages.noClassrooms);
  });
});

test.describe('a sign-in that fails', () => {
  test.use({ expectedConsole: [/status of 50[0-9]/] });

  test('says whether another try may help, by what went wrong', async ({ page, world }) => {
    await page.goto('/');
    const [popup] = await Promise.all([page.waitForEvent('popup'), logInButton(page).click()]);
    // Google asks for permissions only the first time.
    const newcomer = studentCalled('Grace', 'Thompson').email;
    await popup.getByRole('link', { name: newcomer }).click();
    await popup.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(signInMessages.googleFailed);

    world.google.fault({ path: /tokeninfo/, status: 500 });
    await trySignIn(page, people.privatePerson);
    await expect(dialog).toContainText(signInMessages.failed);
  });
});

test.describe('the server trusts no token but its own', () => {
  const signInWith = (request: APIRequestContext, token: string) =>
    request.post('/api/auth/google', { data: { access_token: token } });

  test('one that Google issued to another app signs nobody in', async ({ request, world }) => {
    const token = world.google.issueToken({
      email: people.teacher,
      scopes: signInScopes,
      clientId: 'another-app.apps.example',
    });
    const answer = await signInWith(request, token);
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'token_refused' });
  });

  test('nor does one that has expired, or that nobody issued', async ({ request, world }) => {
    const expired = world.google.issueToken({ email: people.teacher, expiresIn: -1 });
    for (const token of [expired, 'made-up'])
      expect((await signInWith(request, token)).status()).toBe(403);
  });

  test('the three refusals carry the words that screens know them by', async ({
    request,
    world,
  }) => {
    const words = async (email: string, scopes: readonly string[]) => {
      const answer = await signInWith(request, world.google.issueToken({ email, scopes }));
      return [answer.status(), ((await answer.json()) as { error: string }).error];
    };
    expect(await words(people.teacher, signInScopes.slice(0, 4))).toEqual([403, 'Scopes missing']);
    expect(await words(people.privatePerson, signInScopes)).toEqual([403, 'Invalid email address']);
    expect(await words(people.principal, signInScopes)).toEqual([403, 'No Classrooms']);
  });
});

test.describe('a session', () => {
  test('survives a reload', async ({ page, signIn }) => {
    await signIn(people.teacher);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My Classrooms' })).toBeVisible();
  });

  test('ends on the server when the teacher logs out', async ({ page, signIn }) => {
    await signIn(people.teacher);
    const before = await page.context().cookies();
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.context().addCookies(before);
    expect((await page.request.get('/api/classrooms')).status()).toBe(401);
  });
});
