import type { Page } from '@playwright/test';
import { openAssignment } from '../fixtures/pages/assignment-page.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import { people, threeTexts } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

// Other files begin without feedback for the students. The tab that saves a draft last is told that
// it is there already.
test.use({ worldName: 'two tabs at once', writer: 'model', expectedConsole: [/status of 409/] });

async function wordsIn(page: Page): Promise<string[]> {
  const boxes = await page.getByRole('textbox', { name: /^Feedback for/ }).all();
  return Promise.all(boxes.map((box) => box.inputValue()));
}

test('feedback for a class that is asked for in two tabs at once is paid for once, and both show the same', async ({
  page,
  context,
  signedIn,
  world,
}) => {
  await signedIn(people.teacher);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openAssignment(tab, threeTexts);
    await chooseForAll(tab, 'Praise');
  }
  const held = Promise.withResolvers<void>();
  world.model.script({ kind: 'held', until: held.promise }, 3);
  await forAllButton(page).click();
  await expect.poll(() => world.model.requests().length).toBe(3);
  let asked = 0;
  other.on('request', (request) => (asked += request.url().endsWith('/api/feedback') ? 1 : 0));
  await forAllButton(other).click();
  await expect.poll(() => asked).toBe(3);
  // By the time of an answer to a later call, the server has these.
  expect((await other.request.get('/api/check-auth')).ok()).toBe(true);
  held.resolve();

  for (const tab of [page, other])
    await expect(tab.getByText('3 of 3 have feedback')).toBeVisible();
  expect(world.model.requests()).toHaveLength(3);
  expect(await wordsIn(other)).toEqual(await wordsIn(page));
  await other.reload();
  await expect(other.getByText('3 of 3 have feedback')).toBeVisible();
  await expect(other.getByRole('region', { name: /^Another version/ })).toHaveCount(0);
});
