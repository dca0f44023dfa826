import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../fixtures/measuring/accessibility.ts';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { doubleLetters } from '../fixtures/measuring/double-letters.ts';
import { forAllButton } from '../fixtures/pages/for-all.ts';
import { assignmentCalled, eightTexts, people, roomTwelve } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'large letters', viewport: { width: 390, height: 844 } });

const cutButtons = (page: Page) =>
  page
    .locator('main .mantine-Button-label')
    .evaluateAll((labels) =>
      labels.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );

/** Words that take two lines. */
const brokenWords = (all: Locator) =>
  all.evaluateAll((places) =>
    places.flatMap((place) => {
      const [text] = place.childNodes;
      const range = place.ownerDocument.createRange();
      return [...text.textContent.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

test('with letters of twice the usual size, a phone cuts no button and scrolls one way only', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await doubleLetters(page);
  await openAssignment(page, eightTexts);
  const { block, comeNear, button } = studentBlock(page, 'Grace Thompson');
  await comeNear();
  await expect(button('Get feedback')).toBeVisible();
  const beyond = () =>
    block
      .locator('[data-part]')
      .evaluateAll((parts) =>
        parts.flatMap((part) => [
          part.scrollHeight - part.clientHeight,
          part.scrollWidth - part.clientWidth,
        ]),
      );
  const most = async () => Math.max(...(await beyond()));
  await expect.poll(most, 'nothing runs out of the paper').toBeLessThanOrEqual(1);
  await expect.poll(() => cutButtons(page)).toEqual([]);
  await expectNoSidewaysScrolling(page);
  for (const path of ['/account', `/classrooms/${roomTwelve.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expect.poll(() => cutButtons(page), path).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
});

test('with such letters, a phone holds what is set for all students, and how a teacher writes', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await doubleLetters(page);
  await openAssignment(page, eightTexts);
  await page.getByRole('button', { name: 'Set for all', exact: true }).click();
  await expect(forAllButton(page)).toBeVisible();
  await expect.poll(() => cutButtons(page)).toEqual([]);
  await expectNoSidewaysScrolling(page);
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Write as I do' }).check();
  await expect(page.getByRole('radio', { name: 'A question' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('with such letters, a phone’s list of students cuts no name and has room for a thumb', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await doubleLetters(page);
  await openAssignment(page, eightTexts);
  await page.getByRole('button', { name: 'Students', exact: true }).click();
  const entries = page.getByRole('dialog', { name: 'Students' }).getByRole('listitem');
  await expect(entries).toHaveCount(8);
  const tooSmall = () =>
    entries.evaluateAll((all) =>
      all.flatMap((one) => {
        const name = one.querySelector('a > span');
        const isCut = name.scrollWidth > name.clientWidth;
        return isCut || one.clientHeight < 44 ? [one.textContent] : [];
      }),
    );
  await expect.poll(tooSmall).toEqual([]);
});

test('with such letters, a phone breaks no word of a category’s name', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await doubleLetters(page);
  await page.goto('/categories');
  const name = page.getByRole('button', { name: 'Feedback category: Ideas' });
  await expect(name).toBeVisible();
  const lines = () =>
    name.evaluate((one) => {
      const range = one.ownerDocument.createRange();
      range.selectNodeContents(one);
      return range.getClientRects().length;
    });
  await expect.poll(lines).toBe(1);
  await expectNoSidewaysScrolling(page);
});

test('with such letters, a phone breaks no word of the table of what she changes', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await doubleLetters(page);
  await openAssignment(page, eightTexts);
  const student = studentBlock(page, 'Grace Thompson');
  await student.getFeedback('Persuasive structure');
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/copied')),
    student.button('Copy').click(),
  ]);
  await page.goto('/account');
  const category = page.getByRole('rowheader', { name: 'Persuasive structure' });
  await expect(category).toBeVisible();
  await expect.poll(() => brokenWords(category)).toEqual([]);
  await expectNoSidewaysScrolling(page);
});

test('with such letters, a link that looks like a button has its words in the middle', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await doubleLetters(page);
  await page.goto(`/classrooms/${roomTwelve.id}/next-steps`);
  const back = page.getByRole('link', { name: 'Back to the class' });
  await expect(back).toBeVisible();
  const { above, below } = await back.evaluate((link) => {
    const around = link.getBoundingClientRect();
    const words = link.querySelector('.mantine-Button-label').getBoundingClientRect();
    return { above: words.top - around.top, below: around.bottom - words.bottom };
  });
  expect(Math.abs(above - below)).toBeLessThanOrEqual(2);
});

test('with such letters, a phone breaks no word of a skill’s name, nor of what a key does', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await doubleLetters(page);
  await page.goto(`/classrooms/${roomTwelve.id}/${assignmentCalled(eightTexts).id}/overview`);
  const skills = page.getByRole('button', { expanded: false }).locator('span:nth-child(2)');
  await expect(skills.first()).toBeVisible();
  await expect(page.getByText('still to be read')).toBeHidden();
  await expect.poll(() => brokenWords(skills)).toEqual([]);
  await openAssignment(page, eightTexts);
  await page.keyboard.press('?');
  const does = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('definition');
  await expect(does.first()).toBeVisible();
  await expect.poll(() => brokenWords(does)).toEqual([]);
});
