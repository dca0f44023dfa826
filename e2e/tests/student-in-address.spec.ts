import type { Page } from '@playwright/test';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { eightTexts, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1366, height: 640 } });

/** As she does with a bookmark: the browser loads nothing. */
const openLinkTo = (page: Page, id: string | null) => page.evaluate(`location.hash = '#${id}'`);

test('a bookmark of another student leads there, in the page that is open', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const named = 'Sione Tupou';
  const { block, text } = studentBlock(page, named);
  const id = await block.getAttribute('id');
  await openLinkTo(page, id);
  await expect(block).toBeInViewport();
  await expect(block).toBeFocused();
  await page.keyboard.press('t');
  await expect(text).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'One at a time' }).click();
  const first = await page.locator('nav[aria-label="Students"] a').first().getAttribute('href');
  await openLinkTo(page, first?.slice(1) ?? null);
  await expect(page.locator('article')).not.toContainText(named);
  await page.goBack();
  await expect(page.locator('article h2')).toHaveText(named);
});
