import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { studentBlock } from '../fixtures/pages/assignment-page.ts';
import { boxesAtOnce } from '../fixtures/measuring/boxes-at-once.ts';
import { test } from '../fixtures/schools/folder.ts';

test.use({ worldName: 'classes in a folder' });

test('a teacher gives feedback on writing in a folder of her own, without signing in anywhere', async ({
  page,
  classes,
}) => {
  await page.goto('/');
  await expect(page.getByText('No account, and nothing to pay')).toBeVisible();
  await expect(page.getByText('Free for two weeks')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Open my folder' }).first().click();
  await page.getByRole('link', { name: /Room 7/ }).click();
  await page.getByRole('link', { name: 'Camp recount' }).click();

  const caleb = studentBlock(page, 'Caleb Mark');
  const bella = studentBlock(page, 'Bella Singh');
  await expect(caleb.text).toHaveValue(/^On Monday[^]*river[^]*\nFirst[^]*eel/);
  await expect(bella.text).toHaveValue(/scary story/);
  expect(page.url()).not.toMatch(/Room 7|Room%20|Camp|Bella|Caleb/i);

  await caleb.getFeedback('Recount features');
  await expect(caleb.feedback).toHaveValue(/Caleb/);
  await expect(caleb.block.getByText(/quotations?, (all |both )?found/)).toBeVisible();
  const written = await caleb.feedback.inputValue();
  await caleb.button('Copy').click();
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toBe(written);

  await expect(page.getByRole('button', { name: /^Post/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get Write Access' })).toHaveCount(0);
  await expect(page.getByText(/Google/)).toHaveCount(0);

  await appendFile(path.join(classes, 'Room 7/Camp recount/Bella Singh.txt'), '\nI was brave.');
  await page.reload();
  await expect(bella.text).toHaveValue(/I was brave\.$/);
  await expect(caleb.feedback).toHaveValue(written);
});

test('a class without work says what to put where', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Open my folder' }).first().click();
  await page.getByRole('link', { name: /Room 8/ }).click();
  await expect(page.getByText(/\.txt, \.md or \.docx file/)).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('radiogroup', { name: 'Model' })).toBeVisible();
  // There is no address to send to.
  await expect(page.getByRole('checkbox', { name: 'Email updates' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Slides support' })).toHaveCount(0);
});

test('a phone has the header in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  // The app, which knows of the folder, has taken the page over.
  await expect(header.getByRole('button', { name: 'Open my folder' })).toBeVisible();
  const { home, open, menu } = await boxesAtOnce(page, {
    home: header.getByRole('link', { name: 'Second Draft' }),
    open: header.getByRole('button', { name: 'Open my folder' }),
    menu: header.getByRole('button', { name: 'Menu' }),
  });
  expect(open.top).toBeLessThan(home.bottom);
  expect(home.right).toBeLessThan(open.left);
  expect(menu.right).toBeLessThanOrEqual(360);
});
