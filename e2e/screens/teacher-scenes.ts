import type { Page } from '@playwright/test';
import { rubricMessages, contactMessages } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { pressName } from '../fixtures/pages/class-list.ts';
import { sendButton, write } from '../fixtures/pages/contact-form.ts';
import { chooseRubric, pdf } from '../fixtures/files/rubric-file.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/schools/school.ts';
import type { World } from '../fixtures/world/world.ts';
import { bothSchemes, at, type Chapter } from './scene.ts';
import { usual } from './worlds.ts';

const { teacher, secondTeacher } = people;

export async function withFeedback(page: Page): Promise<void> {
  await openAssignment(page, 'Camp recount');
  const student = studentBlock(page, 'Grace Thompson');
  await student.comeNear();
  // Its draft may still be on its way.
  await student.feedback.or(student.block.getByLabel('Feedback category')).first().waitFor();
  if (!(await student.feedback.isVisible())) await student.getFeedback('Recount features');
  await student.block.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
}

export async function oneAtATime(page: Page): Promise<void> {
  await withFeedback(page);
  await page.getByRole('heading', { level: 1 }).click();
  await pressName(page, 'Grace Thompson');
  await page.keyboard.press('v');
  await page.getByText(/^\d+ of \d+$/).waitFor();
}

const CAMP = 'Camp recount';
const REDRAFTED = 'Tāne Hohepa';

/** A week after feedback was posted. */
export async function secondDraft(page: Page, { google }: World): Promise<void> {
  google.grantFiles(
    teacher,
    assignmentCalled(CAMP).submissions.flatMap(({ fileIds }) => fileIds),
  );
  await openAssignment(page, CAMP);
  const student = studentBlock(page, REDRAFTED);
  const changes = student.block.getByRole('region', { name: /has changed$/ });
  const choices = student.block.getByLabel('Feedback category');
  await student.comeNear();
  await choices.waitFor();
  if (!(await student.block.getByRole('button', { name: /^First feedback/ }).isVisible())) {
    await student.getFeedback('Recount features');
    await student.button('Post').click();
    await student.button('Posted').waitFor();
    google.letWeekPass(teacher);
    await page.reload();
    await student.comeNear();
  }
  await changes.waitFor();
  await student.block.getByRole('group', { name: 'Was step 1 done?' }).waitFor();
  await student.block.evaluate((block) => block.scrollIntoView({ block: 'start' }));
}

async function secondDraftAlone(page: Page, world: World): Promise<void> {
  await secondDraft(page, world);
  const { block } = studentBlock(page, REDRAFTED);
  await block.getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('v');
  await page.getByText(/^\d+ of \d+$/).waitFor();
}

async function firstDraft(page: Page, world: World): Promise<void> {
  await secondDraft(page, world);
  const { block } = studentBlock(page, REDRAFTED);
  await block.getByRole('button', { name: /^First feedback/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function rubrics(page: Page): Promise<void> {
  await at('/rubrics')(page);
  const names = ['Narrative writing: our success criteria', 'Persuasive writing, Years 7 and 8'];
  await page
    .getByText(rubricMessages.none)
    .or(page.getByText(names[0] ?? ''))
    .waitFor();
  for (const name of names) {
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    if (await row.isVisible()) continue;
    await chooseRubric(page, pdf(`${name}.pdf`));
    await page.getByLabel('Title').fill(name);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await row.waitFor();
  }
}

async function receivedMessages(page: Page): Promise<void> {
  await at('/admin/messages')(page);
  const received = page.getByRole('article');
  await page.getByText('Nobody has written yet.').or(received.first()).waitFor();
  if ((await received.count()) === 0) {
    for (const message of [
      'Kia ora. Six of us would like to use this from Term 1. Can the school get one invoice?',
      'I can’t see Room 7 among my classes.\n\nI was added as a teacher last week. What do I do?',
    ]) {
      await page.goto('/contact');
      await write(page, message);
      await sendButton(page).click();
      await page.getByText(contactMessages.sent).waitFor();
    }
    await at('/admin/messages')(page);
  }
  await received.first().waitFor();
}

export const teacherScreens: Chapter = {
  world: usual,
  views: { laptop: bothSchemes, phone: bothSchemes },
  scenes: [
    { name: 'classrooms', as: teacher, open: at('/classrooms') },
    { name: 'assignments', as: teacher, open: at(`/classrooms/${roomTwelve.id}`) },
    { name: 'assignment', as: teacher, open: (page) => openAssignment(page, 'Camp recount') },
    { name: 'assignment-feedback', as: teacher, open: withFeedback },
    // The landing page shows it at these widths as well.
    { name: 'assignment-one', as: teacher, open: oneAtATime, scaledTo: [780, 1120] },
    { name: 'second-draft', as: teacher, open: secondDraft },
    { name: 'second-draft-one', as: teacher, open: secondDraftAlone },
    { name: 'second-draft-earlier', as: teacher, open: firstDraft },
    { name: 'categories', as: teacher, open: at('/categories') },
    { name: 'rubrics', as: secondTeacher, open: rubrics },
    { name: 'settings', as: teacher, open: at('/settings') },
    { name: 'account', as: teacher, open: at('/account') },
    { name: 'completions', as: teacher, open: at('/admin/completions') },
    { name: 'messages', as: teacher, open: receivedMessages },
  ],
};
