import { openAssignment, studentBlock } from '../fixtures/assignment-page.ts';
import { people } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/test.ts';

test('what a teacher typed is still there after a reload', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await openAssignment(page, 'Camp recount');
  const student = studentBlock(page, 'Noah Smith');
  await student.getFeedback('Praise');
  await student.feedback.fill('Kia ora Noah, my own words.');
  await student.text.fill('The text as the teacher corrected it, for this child alone.');

  await page.reload();
  await expect(student.feedback).toHaveValue('Kia ora Noah, my own words.');
  await expect(student.text).toHaveValue(/as the teacher corrected it/);
});

test('of two tabs, each shows what the other changed, and gives back what it had itself', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, 'Persuade us! (uniforms, lunch, your choice)');
  const other = await context.newPage();
  await openAssignment(other, 'Persuade us! (uniforms, lunch, your choice)');
  const here = page.getByRole('article').first().getByRole('textbox').first();
  const there = other.getByRole('article').first().getByRole('textbox').first();
  await here.fill('Typed in the first tab.');
  await expect(there).toHaveValue('Typed in the first tab.');
  await there.fill('Typed in the second tab.');
  await expect(here).toHaveValue('Typed in the second tab.');
  await page.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(here).toHaveValue('Typed in the first tab.');
  await expect(there).toHaveValue('Typed in the first tab.');
  await expect(other.getByRole('button', { name: 'Bring mine back' })).toBeVisible();
});

test('and on another device, where the text can be had back from the document', async ({
  browser,
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, 'Camp recount');
  const here = studentBlock(page, 'Jasmine Santos');
  const original = await here.text.inputValue();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/drafts/'),
  );
  await here.text.fill('Changed by the teacher.');
  await saved;

  const cookies = await page.context().cookies();
  const profile = await page.evaluate(() => sessionStorage.getItem('profile') ?? '');
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await elsewhere.addCookies(cookies);
  await elsewhere.addInitScript((kept) => sessionStorage.setItem('profile', kept), profile);
  const other = await elsewhere.newPage();
  await openAssignment(other, 'Camp recount');
  const there = studentBlock(other, 'Jasmine Santos');
  await expect(there.text).toHaveValue('Changed by the teacher.');
  await there.block.getByRole('button', { name: /Reload/ }).click();
  await expect(there.text).toHaveValue(original);
  await elsewhere.close();
});
