import type { Page } from '@playwright/test';
import { tourMessages } from '@second-draft/contract';
import { openAssignment } from '../fixtures/pages/assignment-page.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { doubleLetters } from '../fixtures/measuring/double-letters.ts';
import { people, threeTexts } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasSeenTour: false });

const { welcome, writing, category, feedback, dontShowAgain } = tourMessages;
const titles = [welcome.title('Second Draft'), writing.title, category.title, feedback.title];

const box = (page: Page, step: number) =>
  page.getByRole('dialog', { name: titles[step - 1] ?? '' });
const anyBox = (page: Page) => page.locator('.driver-popover');

test.beforeEach(async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  await expect(box(page, 1)).toBeVisible();
});

test('the first visit to the assignment page is shown around in four steps', async ({ page }) => {
  await expect(box(page, 1).getByRole('button', { name: 'Back' })).toBeHidden();
  for (const step of [1, 2, 3]) {
    await box(page, step).getByRole('button', { name: 'Next' }).click();
    await expect(box(page, step + 1)).toBeVisible();
  }
  await box(page, 4).getByRole('button', { name: 'Back' }).click();
  await expect(box(page, 3)).toBeVisible();
  await box(page, 3).getByRole('button', { name: 'Next' }).click();
  await box(page, 4).getByRole('button', { name: 'Done' }).click();
  await expect(anyBox(page)).toHaveCount(0);
});

test('no step touches the window’s edge, not even in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  for (const step of [1, 2, 3, 4]) {
    await expect(box(page, step)).toBeVisible();
    const isApart = async () => {
      const place = await anyBox(page).boundingBox();
      if (!place) return false;
      const { x, y, width, height } = place;
      return x >= 15 && y >= 15 && x + width <= 1351 && y + height <= 625;
    };
    await expect.poll(isApart, `step ${step}`).toBe(true);
    if (step < 4) await box(page, step).getByRole('button', { name: 'Next' }).click();
  }
  await expect(box(page, 4)).toContainText('Get Write Access');
});

test('however wide the window, the box about the bar stands at the middle of the bar', async ({
  page,
}) => {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const offMiddle = async () => {
      const bar = page.getByRole('region', { name: 'For all students' });
      const { said, shown } = await boxesAtOnce(page, { said: box(page, 3), shown: bar });
      return Math.abs(said.left + said.right - shown.left - shown.right) / 2;
    };
    await expect.poll(offMiddle, `${width} px`).toBeLessThan(24);
  }
});

test('a window that is narrowed has each step beside what it explains, both in sight', async ({
  page,
}) => {
  for (const step of [1, 2, 3, 4]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    if (step > 1) await page.keyboard.press('ArrowRight');
    await expect(box(page, step)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    const isBeside = async () => {
      const explained = page.locator('.driver-active-element');
      const { said, shown } = await boxesAtOnce(page, { said: anyBox(page), shown: explained });
      const isInside = said.left >= 15 && said.right <= 345 && said.top >= 15 && said.bottom <= 725;
      const isApart = said.bottom <= shown.top || said.top >= shown.bottom;
      const isInSight = shown.top >= 0 && shown.bottom <= 740;
      // The first floats in the middle, over nothing.
      return step === 1
        ? isInside && Math.abs(said.left + said.right - 360) < 4
        : isInside && isApart && isInSight;
    };
    await expect.poll(isBeside, `step ${step}`).toBe(true);
  }
});

test('with letters of twice the usual size, a phone has the buttons of each step in its window', async ({
  page,
}) => {
  await doubleLetters(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // The box is placed as it opens.
  await page.reload();
  for (const step of [1, 2, 3, 4]) {
    const next = box(page, step).getByRole('button', { name: step < 4 ? 'Next' : 'Done' });
    await expect(next).toBeInViewport({ ratio: 1 });
    await next.click();
  }
});

test('arrow keys move, and Enter presses the button in focus', async ({ page }) => {
  await expect(box(page, 1).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box(page, 3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(box(page, 2)).toBeVisible();
});

const ways = [
  ['the × leaves', (page: Page) => page.getByRole('button', { name: 'Skip the tour' }).click()],
  ['Escape leaves', (page: Page) => page.keyboard.press('Escape')],
  [
    'a click beside the box leaves',
    (page: Page) => page.locator('.driver-overlay').click({ position: { x: 5, y: 450 } }),
  ],
] as const;

for (const [what, leave] of ways) {
  test(`${what} the tour, which does not come again for a year`, async ({ page }) => {
    await leave(page);
    await expect(anyBox(page)).toHaveCount(0);
    const daysKept = async () => {
      const cookies = await page.context().cookies();
      const cookie = cookies.find(({ name }) => name === 'assignment-tour');
      return ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    };
    await expect.poll(daysKept).toBeGreaterThan(364);
    expect(await daysKept()).toBeLessThanOrEqual(365);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(anyBox(page)).toHaveCount(0);
  });
}

test('a teacher who wants to see it again does', async ({ page }) => {
  await page.getByRole('checkbox', { name: dontShowAgain }).uncheck();
  await page.keyboard.press('Escape');
  await expect(anyBox(page)).toHaveCount(0);
  await page.reload();
  await expect(box(page, 1)).toBeVisible();
});

test('no step changes while a dialog of the app is open above it', async ({ page }) => {
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>')`,
  );
  await box(page, 1).getByRole('button', { name: 'Next' }).click();
  await expect(box(page, 1)).toBeVisible();
  await page.evaluate(`document.querySelector('[aria-modal="true"]').remove()`);
  await box(page, 1).getByRole('button', { name: 'Next' }).click();
  await expect(box(page, 2)).toBeVisible();
});
