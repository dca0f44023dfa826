import type { Page } from '@playwright/test';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { copyOnOtherText, fileOf, postLongAgo } from '../fixtures/schools/earlier-feedback.ts';
import { assignmentCalled, people } from '../fixtures/schools/school.ts';
import type { World } from '../fixtures/world/world.ts';
import { bothSchemes, type Chapter } from './scene.ts';
import { usual } from './worlds.ts';

const { teacher } = people;
const title = 'Camp recount';

const elses =
  'My cat Biscuit sleeps in the letterbox. The postie leaves fish crackers for him every morning, and Mum says that he will soon be too round to fit through the flap.';

/** Shows the note that says what is the matter with a student's text. */
async function show(page: Page, name: string): Promise<void> {
  await openAssignment(page, title);
  const { block } = studentBlock(page, name);
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('note').waitFor();
  await block.evaluate((one) => one.scrollIntoView({ block: 'start' }));
}

const grantFiles = ({ google }: World): void =>
  google.grantFiles(
    teacher,
    assignmentCalled(title).submissions.flatMap(({ fileIds }) => fileIds),
  );

async function textOf(page: Page, name: string): Promise<string> {
  const { comeNear, text } = studentBlock(page, name);
  await comeNear();
  return text.inputValue();
}

async function emptied(page: Page, world: World): Promise<void> {
  grantFiles(world);
  const student = studentBlock(page, 'Mei-Ling Wong');
  await openAssignment(page, title);
  await student.comeNear();
  await student.block.getByLabel('Feedback category').waitFor();
  if (!(await student.block.getByRole('note').isVisible())) {
    await student.getFeedback('Recount features');
    await student.button('Post').click();
    await student.button('Posted').waitFor();
    world.google.letWeekPass(teacher);
  }
  await show(page, 'Mei-Ling Wong');
}

/** Arjun's document holds another text since. */
async function replaced(page: Page, world: World): Promise<void> {
  grantFiles(world);
  const arjun = { title, givenName: 'Arjun', familyName: 'Patel' };
  await openAssignment(page, title);
  const own = await textOf(page, 'Arjun Patel');
  await copyOnOtherText(page, arjun, elses);
  world.google.editDocument(fileOf(arjun), own);
  await show(page, 'Arjun Patel');
}

/** Liam's document holds what Charlotte handed in. */
async function classmates(page: Page, world: World): Promise<void> {
  grantFiles(world);
  await openAssignment(page, title);
  const theirs = await textOf(page, 'Charlotte Hughes');
  await copyOnOtherText(page, { title, givenName: 'Charlotte', familyName: 'Hughes' }, theirs);
  await copyOnOtherText(page, { title, givenName: 'Liam', familyName: 'O’Brien' }, elses);
  world.google.editDocument(fileOf({ title, givenName: 'Liam', familyName: 'O’Brien' }), theirs);
  await show(page, 'Liam O’Brien');
}

async function expired(page: Page): Promise<void> {
  await postLongAgo(page, { title, givenName: 'Noah', familyName: 'Smith' });
  await show(page, 'Noah Smith');
}

export const draftStates: Chapter = {
  world: usual,
  views: { laptop: bothSchemes, phone: bothSchemes },
  scenes: [
    { name: 'second-draft-emptied', as: teacher, open: emptied },
    { name: 'second-draft-replaced', as: teacher, open: replaced },
    { name: 'second-draft-classmate', as: teacher, open: classmates },
    { name: 'second-draft-expired', as: teacher, open: expired },
  ],
};
