import type { Page } from '@playwright/test';
import { openAssignment } from '../fixtures/pages/assignment-page.ts';
import { doubleLetters } from '../fixtures/measuring/double-letters.ts';
import { told } from '../fixtures/pages/notices.ts';
import { eightTexts, filesHandedIn, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'ready', viewport: { width: 1366, height: 640 } });

const files = filesHandedIn(eightTexts);
const position = (page: Page) => page.getByRole('article').getByText(/^\d+ of \d+$/);

/** Chooses the category by its first letters, as a select does, and has feedback written for all. */
async function writeForAll(page: Page): Promise<void> {
  await page.keyboard.press('v');
  await expect(position(page)).toHaveText(/^1 of/);
  await page.keyboard.press('f');
  await expect(page.getByLabel('Set for all students')).toBeFocused();
  await page.keyboard.type('Pers');
  await page.keyboard.press('Escape');
  const written = told(page, 'Feedback was written for');
  await page.keyboard.press('a');
  await written;
}

test('a class is read, changed and posted by keys alone; what is ready outlasts a reload', async ({
  page,
  signedIn,
  world,
}) => {
  test.slow();
  const [unpicked = '', ...picked] = files;
  world.google.grantFiles(people.teacher, picked);
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  await writeForAll(page);
  const total = Number((await position(page).textContent())?.split(' ').at(-1));

  await page.keyboard.press('e');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Ka pai!');
  await page.keyboard.press('Alt+Enter');
  for (let at = 2; at <= total; at += 1) {
    await expect(position(page)).toHaveText(`${at} of ${total}`);
    await page.keyboard.press('r');
  }
  await expect(page.getByText(/^That was the last student/)).toBeVisible();
  await expect(page.getByText(/Saving…/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: `Post ${files.length}` })).toBeVisible();

  await page.keyboard.press('d');
  const question = page.getByRole('dialog', { name: `Post ${picked.length} comments?` });
  await expect(question.getByRole('region', { name: 'Can’t be posted' })).toContainText(
    'Get Write Access',
  );
  const answer = question.getByRole('button', { name: `Post ${picked.length}` });
  await expect(answer).toBeFocused();
  const when = question.getByRole('radio', { name: 'Now' });
  const expectInView = async () => {
    for (const part of [when, answer]) await expect(part).toBeInViewport({ ratio: 1 });
    // Nothing is over it.
    await when.click({ trial: true });
  };
  // As at twice the size.
  await page.setViewportSize({ width: 683, height: 320 });
  await expectInView();
  await doubleLetters(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInView();
  const posted = told(page, `Posted ${picked.length} comments.`);
  await page.keyboard.press('Enter');
  await posted;
  const comments = picked.flatMap((file) => world.google.comments(file));
  expect(comments).toHaveLength(picked.length);
  expect(JSON.stringify(comments)).toContain('Ka pai!');
  expect(world.google.comments(unpicked)).toHaveLength(0);
  await expect(page.getByRole('button', { name: 'Post 1' })).toBeVisible();
});
