import { expect, type Page } from '@playwright/test';
import { messages } from '@second-draft/contract';
import { giveWriteAccess, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { told } from '../fixtures/pages/notices.ts';

const TITLE = 'Camp recount';

async function openTheAssignment(page: Page) {
  await page
    .getByRole('link', { name: /Room 12 Kererū/ })
    .first()
    .click();
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
}

/** From My Classrooms to the comment on the student's document. */
export async function doTheMainJob(page: Page): Promise<void> {
  await openTheAssignment(page);
  const student = studentBlock(page, 'Grace Thompson');
  await student.comeNear();
  await expect(student.text).toHaveValue(/flying fox/);

  await student.getFeedback('Recount features');
  const written = await student.feedback.inputValue();
  await expect(student.feedback).toHaveValue(/Grace/);
  await expect(student.block.getByText(/quotations?, (all |both )?found/)).toBeVisible();

  await student.button('Simplify').click();
  await expect(student.button('Simplify')).toBeHidden();
  const simplified = await student.feedback.inputValue();
  expect(simplified).not.toBe(written);
  expect(simplified.split(/\s+/).length).toBeLessThan(written.split(/\s+/).length);

  await student.button('Undo').click();
  await expect(student.feedback).toHaveValue(written);
  await student.button('Simplify').click();
  await expect(student.feedback).toHaveValue(simplified);

  await student.feedback.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Ka pai!');
  await student.button('Copy').click();
  await expect
    .poll(() => page.evaluate<string>('navigator.clipboard.readText()'))
    .toContain('Ka pai!');

  await giveWriteAccess(page);
  const posted = told(page, messages.comment.posted('Grace'));
  await student.button('Post').click();
  await posted;

  const [document] = await Promise.all([
    page.waitForEvent('popup'),
    student.block.getByRole('link', { name: /Google Docs/ }).click(),
  ]);
  await expect(document.getByText(/Ka pai!/)).toBeVisible();
}
