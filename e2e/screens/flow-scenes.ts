import type { Page } from '@playwright/test';
import { studentBlock } from '../fixtures/pages/assignment-page.ts';
import { people } from '../fixtures/schools/school.ts';
import { bothSchemes, type Chapter } from './scene.ts';
import { oneAtATime } from './teacher-scenes.ts';
import { postingQuestion } from './teacher-states.ts';
import { usual } from './worlds.ts';

const { teacher } = people;
const comments = ['Ka pai, [name]. Read it aloud once.', 'Come and see me about this, [name].'];

async function keepComments(page: Page): Promise<void> {
  for (const [at, text] of comments.entries()) {
    const data = { text, category: '' };
    const kept = await page.request.put(`/api/comment-bank/pictured-comment-${at}`, { data });
    if (!kept.ok()) throw new Error(`A comment was not kept: ${kept.status()}`);
  }
}

async function commentBank(page: Page): Promise<void> {
  await keepComments(page);
  await oneAtATime(page);
  const { feedback } = studentBlock(page, 'Grace Thompson');
  await feedback.fill('Grace, I heard that platform creak with you.\n\n');
  await feedback.pressSequentially('/');
  await page.getByRole('listbox').scrollIntoViewIfNeeded();
}

async function lookFirst(page: Page): Promise<void> {
  await oneAtATime(page);
  await openClass(page);
  await page
    .getByRole('button', { name: /^Look here first/ })
    .filter({ visible: true })
    .click();
}

/** Where there is no room for the class list, it is behind a button. */
async function openClass(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Students', exact: true });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('dialog', { name: 'Students' }).waitFor();
}

async function classDrawer(page: Page): Promise<void> {
  await oneAtATime(page);
  await openClass(page);
}

/** The way through a class, in the windows in which it is gone. */
export const flowScenes: Chapter = {
  world: usual,
  views: { chromebook: bothSchemes, tablet: bothSchemes, phone: bothSchemes },
  scenes: [
    { name: 'flow-one', as: teacher, open: oneAtATime },
    { name: 'flow-comments', as: teacher, open: commentBank },
    { name: 'flow-look-first', as: teacher, open: lookFirst },
    { name: 'flow-posting', as: teacher, open: postingQuestion },
  ],
};

export const drawerScenes: Chapter = {
  world: usual,
  views: { tablet: bothSchemes, phone: bothSchemes },
  scenes: [{ name: 'flow-class', as: teacher, open: classDrawer }],
};
