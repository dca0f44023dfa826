import { HOUR_MS, MINUTE_MS, failureMessages, messages } from '@second-draft/contract';
import {
  giveWriteAccess,
  openAssignment,
  studentBlock,
} from '../fixtures/pages/assignment-page.ts';
import { people, threeTexts } from '../fixtures/schools/school.ts';
import { signInFor } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [words, hoursAhead] of [
  ['two hours ahead', 2],
  ['two hours behind', -2],
] as const)
  test.describe(`a clock ${words}`, () => {
    test.use({ worldName: `a clock ${words}` });

    test.beforeEach(({ page }) => page.clock.install({ time: Date.now() + hoursAhead * HOUR_MS }));

    test('ends no session, offers times at which to post, and tells how long ago it was', async ({
      page,
      signedIn,
    }) => {
      await signedIn(people.teacher);
      await openAssignment(page, threeTexts);
      const { getFeedback, button, block, feedback } = studentBlock(page, 'Hope Faleolo');
      await getFeedback('Ideas');
      await page.clock.fastForward(2 * MINUTE_MS);
      await expect(page.getByText(failureMessages.sign_in_expired)).toHaveCount(0);
      await giveWriteAccess(page);
      await button('Ready').click();
      await page.getByRole('button', { name: 'Post 1' }).click();
      const question = page.getByRole('dialog', { name: 'Post 1 comment?' });
      await expect(question.getByLabel('At a time that you choose')).toBeVisible();
      await question.getByRole('button', { name: 'Post 1' }).click();
      await expect(block.getByText('Posted', { exact: true }).first()).toBeVisible();
      await feedback.press('!');
      await expect(block.getByText('posted less than a minute ago')).toBeVisible();
    });

    test('still lets her know that her access is about to end', async ({ page, world }) => {
      await signInFor(page, world.google, people.teacher, 4 * 60);
      await page.goto('/settings');
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      const warning = page.getByText(messages.session.expiring);
      // The page looks once a minute, and may begin to after the first minute has passed.
      await expect(async () => {
        await page.clock.fastForward(MINUTE_MS);
        await expect(warning).toBeVisible({ timeout: 2_000 });
      }).toPass();
    });

    test('has a person checked once, until the check runs out', async ({ page }) => {
      let checks = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/captcha')) checks += 1;
      });
      await page.goto('/contact');
      await page.getByLabel('Message').focus();
      await expect(page.getByText('Checked: you are a person.')).toBeVisible();
      await page.clock.fastForward(5 * MINUTE_MS);
      expect(checks).toBe(1);
      const renewed = page.waitForRequest('**/api/captcha');
      await page.clock.fastForward(5 * MINUTE_MS);
      await renewed;
    });
  });
