import { expect, test as base, type Page } from '@playwright/test';
import {
  giveWriteAccess,
  openAssignment,
  studentBlock,
  type StudentBlock,
} from '../fixtures/pages/assignment-page.ts';
import { postLongAgo } from '../fixtures/schools/earlier-feedback.ts';
import { people } from '../fixtures/schools/school.ts';
import { startServer, type ServerProcess } from '../fixtures/world/server-process.ts';
import { signInThroughPopup } from '../fixtures/pages/sign-in.ts';
import { tourSeen } from '../fixtures/pages/tour.ts';

const TITLE = 'Camp recount';

/** As anyone gets it with `npm start`: a week passes at the press of a button. */
const test = base.extend<object, { pretendSchool: ServerProcess }>({
  pretendSchool: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      const server = await startServer({});
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pretendSchool }, use) => use(pretendSchool.origin),
});

async function enter(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([tourSeen(origin)]);
  await signInThroughPopup(page, people.teacher);
  await openAssignment(page, TITLE);
}

const changesOf = ({ block }: StudentBlock) =>
  block.getByRole('region', { name: /^What .* has changed$/ });

async function post(student: StudentBlock): Promise<void> {
  await student.button('Post').click();
  await expect(student.button('Posted')).toBeVisible();
}

test('a week after the feedback the page tells who did what, and the next feedback goes on from there', async ({
  page,
  pretendSchool,
}) => {
  test.slow();
  await enter(page, pretendSchool.origin);
  await giveWriteAccess(page);
  const all = {
    acted: studentBlock(page, 'Tāne Hohepa'),
    unchanged: studentBlock(page, 'Grace Thompson'),
    otherDocument: studentBlock(page, 'Nīkau Rāwiri'),
    emptied: studentBlock(page, 'Mei-Ling Wong'),
    rewritten: studentBlock(page, 'Arjun Patel'),
    typed: studentBlock(page, 'Sione Tupou'),
  };
  for (const student of Object.values(all)) {
    await student.getFeedback('Recount features');
    await post(student);
  }
  await postLongAgo(page, { title: TITLE, givenName: 'Noah', familyName: 'Smith' });

  await page.getByRole('button', { name: 'Let a week pass' }).click();
  await expect(page.getByText(/^A week has passed\. \d+ students have worked/)).toBeVisible();

  await test.step('the class list tells who has changed, and can be narrowed to them', async () => {
    const list = page.getByRole('navigation', { name: 'Students' });
    const entry = list.getByRole('link', {
      name: /^Tāne Hohepa Changed · [1-9] of [1-9] steps done/,
    });
    await expect(entry).toBeVisible();
    await expect(list.getByRole('link', { name: 'Grace Thompson Posted' })).toBeVisible();
    await list
      .getByLabel('Show students')
      .selectOption({ label: 'Changed since your feedback (5)' });
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.getByRole('button', { name: /Show all$/ }).click();
  });

  const { acted } = all;
  await test.step('what is new is marked, and proves that a step was done', async () => {
    await acted.comeNear();
    await expect(changesOf(acted).locator('ins').first()).toBeVisible();
    const proof = acted.block.getByRole('list', { name: 'New words that show it' });
    await proof.getByRole('button').first().click();
    await expect(changesOf(acted).locator('mark[data-active]').first()).toBeInViewport();
  });

  await test.step('the teacher has the last word, and it stays', async () => {
    const step = acted.block.getByRole('group', { name: 'Was step 1 done?' });
    const saved = page.waitForResponse(/\/verdicts$/);
    await step.getByText('Can’t tell').click();
    await expect(acted.block.getByText(/^Your verdict\. It was “/)).toBeVisible();
    await saved;
    await page.reload();
    await expect(step.getByRole('radio', { name: 'Can’t tell' })).toBeChecked();
    await step.getByText('Done', { exact: true }).click();
  });

  await test.step('each other state says what is the matter', async () => {
    const says = async (student: StudentBlock, words: string) => {
      await student.comeNear();
      await expect(student.block.getByRole('note')).toContainText(words);
    };
    await says(all.otherDocument, 'on another of Nīkau’s documents');
    await says(all.emptied, 'This document is empty now');
    await says(studentBlock(page, 'Noah Smith'), 'are kept for 90 days');
    await all.typed.comeNear();
    await all.typed.button('Changes').click();
    await all.typed.text.press('End');
    await all.typed.text.pressSequentially('!');
    await says(all.typed, 'You have changed this text here');
    await all.typed.button('Reload').click();
    await expect(all.typed.button('Changes')).toBeVisible();
    await all.unchanged.comeNear();
    await expect(all.unchanged.block.getByText(/not changed since your feedback/)).toBeVisible();
  });

  await test.step('the first draft and its feedback can still be read', async () => {
    await acted.comeNear();
    await acted.block.getByRole('button', { name: /^First feedback/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Tāne Hohepa’s drafts' });
    await expect(dialog.getByRole('region', { name: 'The text then' })).toContainText('wensday');
    await page.keyboard.press('Escape');
  });

  await test.step('a second feedback speaks of the new words, and is posted beside the first', async () => {
    await acted.button('Get feedback').click();
    await expect(acted.feedback).toBeVisible();
    await expect(
      acted.block.getByRole('button', { name: 'Change the posted comment' }),
    ).toBeHidden();
    await post(acted);
    await expect(acted.block.getByRole('button', { name: /^Second feedback/ })).toBeVisible();
  });

  await test.step('feedback for all leaves out who changed nothing, and counts them', async () => {
    await page.getByRole('button', { name: /^Get feedback for all/ }).click();
    await expect(page.getByText(/2 texts left out: nothing has changed there/)).toBeVisible();
  });
});
