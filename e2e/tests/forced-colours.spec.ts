import type { Locator } from '@playwright/test';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { eightTexts, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  worldName: 'forced colours',
  colorScheme: 'dark',
  viewport: { width: 1440, height: 900 },
});

const coloursOf = (one: Locator) =>
  one.evaluate((element) => {
    const { color, backgroundColor } = element.ownerDocument.defaultView.getComputedStyle(element);
    return { color, backgroundColor };
  });

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('in a reader’s own colours, every quotation on the landing page has a ground', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  const quotations = await page.locator('mark').all();
  expect(quotations.length).toBeGreaterThan(1);
  for (const quotation of quotations) {
    const { color, backgroundColor } = await coloursOf(quotation);
    expect(backgroundColor).not.toBe(color);
    expect(backgroundColor).not.toMatch(/^rgba\(.*, 0\)$/);
  }
});

test('in a teacher’s own colours, quotations are underlined, with no ground behind her letters', async ({
  page,
  signedIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const student = studentBlock(page, 'Grace Thompson');
  await student.getFeedback('General writing');
  const quotation = student.block.locator('mark:not([data-wrong])').first();
  await expect(quotation).toHaveCSS('background-color', TRANSPARENT);
  await expect(quotation).toHaveCSS('text-decoration-line', 'underline');
});

test('in a reader’s own colours, a dialog has an edge of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-left-style', 'solid');
});
