import { signInMessages } from '@second-draft/contract';
import { people } from '../fixtures/schools/school.ts';
import { trySignIn } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Google asks only once, so nobody may have signed in before.
test.use({ worldName: 'nobody has signed in', expectedConsole: [/status of 403/] });

test('a teacher who unticked what the product can’t do without is told, and may try again', async ({
  page,
}) => {
  await trySignIn(page, people.teacher, { without: [/See who is in your classes/] });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(signInMessages.scopesMissing);
  await expect(dialog.getByRole('link', { name: 'Tell me why' })).toBeVisible();

  await trySignIn(page, people.teacher);
  await expect(page).toHaveURL(/\/classrooms$/);
});
