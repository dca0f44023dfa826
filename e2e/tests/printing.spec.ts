import type { Locator } from '@playwright/test';
import { allTextsAreRead, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, eightTexts, people, roomTwelve } from '../fixtures/schools/school.ts';
import { screenHeading } from '../fixtures/pages/screen-heading.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'printing', colorScheme: 'dark' });

test('what is printed is dark on light, whichever colours are on the screen', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}/next-steps`);
  const heading = screenHeading(page);
  const colour = () =>
    heading.evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).color);
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(heading).not.toHaveCSS('color', light);
  const dark = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(heading).toHaveCSS('color', light);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('color', dark);
  await page.emulateMedia({ media: 'screen' });
  await expect(heading).toHaveCSS('color', light);
});

test('an assignment prints every name, and all words of every text and feedback', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}/${assignmentCalled(eightTexts).id}`);
  await allTextsAreRead(page);
  const student = studentBlock(page, 'Grace Thompson');
  await student.getFeedback('General writing');
  const text = await student.text.inputValue();
  const feedback = await student.feedback.inputValue();
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.emulateMedia({ media: 'print' });
  const printed = page
    .locator('section', { has: page.locator('h2', { hasText: 'Grace Thompson' }) })
    .last();
  for (const words of [text, feedback]) await expect(printed.getByText(words)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const leftOf = async (one: Locator) => (await one.boundingBox())?.x;
  expect(await leftOf(screenHeading(page)), 'the title is in line with what is below it').toBe(
    await leftOf(printed.getByRole('heading')),
  );
  const isPast = await printed.evaluate(
    (one) => one.ownerDocument.documentElement.scrollHeight > one.getBoundingClientRect().bottom,
  );
  expect(isPast, 'nothing cuts the class at the window’s end').toBe(true);
  await expect(printed, 'each student begins a page').toHaveCSS('break-before', 'page');
  await page.emulateMedia({ media: 'screen' });
  await expect(printed).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Feedback for' })).toBeVisible();
});

test('what is read in a dialog prints in place of the class, whole', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}/${assignmentCalled(eightTexts).id}`);
  await allTextsAreRead(page);
  const student = studentBlock(page, 'Lagi Faʻasavalu');
  await student.getFeedback('General writing');
  await student.button('What was sent').click();
  const dialog = page.getByRole('dialog', { name: 'What was sent' });
  const words = dialog.locator('section p').last();
  await expect(words).toBeVisible();
  await page.setViewportSize({ width: 720, height: 300 });
  await page.emulateMedia({ media: 'print' });
  await expect(words).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'What was sent' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0);
  const { page: whole, dialog: end } = await words.evaluate((one) => ({
    page: one.ownerDocument.documentElement.scrollHeight,
    dialog: one.getBoundingClientRect().bottom,
  }));
  expect(end, 'longer than the window').toBeGreaterThan(300);
  expect(whole, 'nothing cuts it at the window’s end').toBeGreaterThanOrEqual(end);
  await page.emulateMedia({ media: 'screen' });
  await dialog.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});

test('a student’s sheet leaves no page empty, and parts no heading from what it heads', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.goto(`/classrooms/${roomTwelve.id}/${assignmentCalled(eightTexts).id}`);
  await allTextsAreRead(page);
  const student = studentBlock(page, 'Arjun Patel');
  await student.getFeedback('General writing');
  const text = await student.text.inputValue();
  await page.goto('/account/students');
  await page
    .getByLabel('Student', { exact: true })
    .selectOption({ label: `Arjun Patel (${roomTwelve.name})` });
  const sheet = page.getByRole('article', { name: 'Arjun Patel' });
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText(text)).toBeVisible();
  const entry = sheet.locator('section');
  await expect(entry, 'begins below the name, however long').toHaveCSS('break-inside', 'auto');
  for (const level of [3, 4])
    await expect(entry.getByRole('heading', { level }).first()).toHaveCSS('break-after', 'avoid');
  await page.setViewportSize({ width: 720, height: 300 });
  const below = await sheet.evaluate(
    (one) =>
      one.ownerDocument.documentElement.getBoundingClientRect().bottom -
      one.getBoundingClientRect().bottom,
  );
  expect(below, 'nothing below the last line needs a page').toBeCloseTo(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a public page that nobody has touched yet is printed dark on light', async ({ page }) => {
  await page.goto('/privacy');
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ media: 'screen' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a page of prose parts no heading from what it heads', async ({ page }) => {
  await page.goto('/privacy');
  for (const level of [2, 3])
    await expect(page.getByRole('heading', { level }).first()).toHaveCSS('break-after', 'avoid');
});
