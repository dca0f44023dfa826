import type { Page } from '@playwright/test';
import { feedbackRequest, operations, profile } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, eightTexts, people, threeTexts } from '../fixtures/schools/school.ts';
import { shownLines } from '../fixtures/measuring/shown-lines.ts';
import { told } from '../fixtures/pages/notices.ts';
import { expect, test } from '../fixtures/test.ts';

// Settings for the whole class would show in other files' tests.
test.use({ worldName: 'assignment page' });

const bar = 'For all students';

/** The number of students per saved reading level. */
async function levelsKept(page: Page): Promise<Record<string, number>> {
  const answer = await page.request.get('/api/check-auth');
  const { students } = profile.parse(await answer.json());
  const levels = Object.values(students).flatMap((kept) => kept?.readingLevel ?? []);
  return Object.fromEntries(
    [...new Set(levels)].map((level) => [level, levels.filter((one) => one === level).length]),
  );
}

// Before anything is set for the class: its assignments begin with the category last set.
test('feedback can be put away and had back', async ({ page, signedIn }) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const student = studentBlock(page, 'Hope Faleolo');
  await expect(student.button('Get feedback')).toBeDisabled();
  await student.getFeedback('Vocabulary');
  const written = await student.feedback.inputValue();
  await student.button('New').click();
  await expect(student.feedback).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(student.feedback).toHaveValue(written);
});

test('what is set for all is set for each student, and levels and lengths are there after a new sign-in', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const all = page.getByRole('region', { name: bar });
  await all.getByLabel('Set for all students').selectOption('Ideas');
  await all.getByLabel('Length').selectOption('Longer');
  await all.getByLabel('Reading level').selectOption('Y5-6');
  const first = page.getByRole('article').first();
  await expect(first.getByRole('radio', { name: 'Longer' })).toBeChecked();
  await expect(first.getByRole('radio', { name: 'Y5-6' })).toBeChecked();
  await expect(first.getByLabel('Feedback category')).toHaveValue('Ideas');

  await first.getByRole('radio', { name: 'Y3-4' }).check({ force: true });
  await expect(all.getByLabel('Reading level').locator('option:checked')).toHaveText('Various');
  await expect.poll(() => levelsKept(page)).toEqual({ 1: 1, 2: 7 });
  // From the assignment, a call under way would be refused.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  await expect(
    page.getByRole('article').first().getByRole('radio', { name: 'Y3-4' }),
  ).toBeChecked();
  await expect(page.getByRole('article').nth(1).getByRole('radio', { name: 'Y5-6' })).toBeChecked();
});

test('the text is ten rem high at least and shows whole lines, and 400 px at most when it is expanded', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const { text, block } = studentBlock(page, 'Grace Thompson');
  const height = async () => Math.round((await text.boundingBox())?.height ?? 0);
  await expect.poll(height).toBeGreaterThanOrEqual(160);
  await expect(async () => {
    const lines = await shownLines(text);
    expect(lines).toBeCloseTo(Math.round(lines), 1);
  }).toPass();
  await block.getByRole('button', { name: 'Show more of the text' }).click();
  await expect(block.getByRole('button', { name: 'Show less of the text' })).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(400);
});

test('a quotation marks the same words in the text; what was sent is shown word for word, without the student’s name', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const quoted = studentBlock(page, 'Grace Thompson');
  await quoted.getFeedback('Persuasive structure');
  const next = quoted.block.getByTitle('Show the next quotation in the text');
  const facts = quoted.block.getByRole('listitem').filter({ hasText: /length$|quotation/ });
  await expect(facts).toHaveCount(2);
  const heights = () => facts.evaluateAll((items) => items.map(({ clientHeight }) => clientHeight));
  // Or the dots before them would not stand on one line.
  await expect.poll(heights).toEqual([24, 24]);
  await next.click();
  const marked = quoted.block.locator('mark[data-active]');
  await expect(marked).toHaveCount(2);
  const [inText, inFeedback] = await marked.allTextContents();
  // The feedback's mark includes the quotation marks.
  expect(inFeedback).toContain(inText);
  expect(await quoted.text.inputValue()).toContain(inText);

  const student = studentBlock(page, 'Arjun Patel');
  await student.getFeedback('Ideas');
  await student.block.getByRole('button', { name: 'What was sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was sent' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(dialog).not.toContainText('Arjun');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('feedback for all leaves out short texts and those that have some, and marks each at the side', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const has = studentBlock(page, 'Tāne Hohepa');
  await has.getFeedback('Vocabulary');
  const written = await has.feedback.inputValue();
  const short = studentBlock(page, 'Will Anderson');
  await short.text.fill('Too short.');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== operations.feedback.path) return;
    asked.push(feedbackRequest.parse(request.postDataJSON()).studentName);
  });
  const blocks = page.getByRole('article');
  const all = page.getByRole('region', { name: bar });
  await all.getByLabel('Set for all students').selectOption('Praise');
  const button = all.getByRole('button', { name: /^Get feedback for all \(\d+\)/ });
  const [, count] = /\((\d+)\)/.exec((await button.textContent()) ?? '') ?? [];
  const summary = told(page, 'Left out: 1 too short');
  await button.dblclick();
  await summary;
  expect(asked).toHaveLength(Number(count));
  expect(new Set(asked).size).toBe(Number(count));
  expect(asked).not.toContain('Tāne Hohepa');
  expect(asked).not.toContain('Will Anderson');
  await expect(has.feedback).toHaveValue(written);
  await expect(short.feedback).toHaveCount(0);

  const marks = page.getByRole('navigation', { name: 'Students' }).getByRole('listitem');
  await expect(marks).toHaveCount(await blocks.count());
  await expect(marks.filter({ hasText: 'Written' })).not.toHaveCount(0);
  // The second press reached nothing else.
  await expect(page.locator('iframe[src*="/picker/"]')).toHaveCount(0);
  await expect(all.getByRole('button', { name: 'Get Write Access' })).toBeVisible();
});

test('the rubric’s criteria are on its icon and among the categories; keys go from student to student, and never while someone is typing', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, 'Camp recount');
  const titles = (assignmentCalled('Camp recount').rubric?.criteria ?? []).map(
    ({ title }) => title,
  );
  await page.getByRole('link', { name: 'Rubric', exact: true }).hover();
  for (const title of titles) await expect(page.getByRole('tooltip')).toContainText(title);
  const select = page.getByLabel('Set for all students');
  for (const title of titles)
    await expect(select.getByRole('option', { name: title })).toBeAttached();
  await expect(select.getByRole('option', { name: 'All rubric criteria' })).toHaveCount(
    titles.length > 1 ? 1 : 0,
  );

  const entries = page.getByRole('navigation', { name: 'Students' }).getByRole('link');
  await entries.nth(3).click();
  await expect(entries.nth(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(entries.nth(4)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(entries.nth(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  // Until it has the focus, it may not listen yet.
  await expect(help.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  const text = page.getByRole('article').nth(3).getByRole('textbox').first();
  await text.fill('');
  await text.pressSequentially('jk?');
  await expect(text).toHaveValue('jk?');
});
