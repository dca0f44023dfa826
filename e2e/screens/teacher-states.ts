import type { Page } from '@playwright/test';
import { messages, tourMessages } from '@second-draft/contract';
import {
  openAssignment,
  openWithoutTexts,
  studentBlock,
} from '../fixtures/pages/assignment-page.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import {
  assignmentCalled,
  classCalled,
  eightTexts,
  people,
  roomTwelve,
  threeTexts,
} from '../fixtures/schools/school.ts';
import type { World } from '../fixtures/world/world.ts';
import { at, type Chapter } from './scene.ts';
import { withFeedback } from './teacher-scenes.ts';
import { usual } from './worlds.ts';

const { teacher, secondTeacher } = people;

const classrooms = at('/classrooms');

async function profileMenu(page: Page): Promise<void> {
  await classrooms(page);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem').first().waitFor();
}

async function classroomsFailed(page: Page, world: World): Promise<void> {
  world.google.fault({ path: '/v1/courses', status: 500 });
  await classrooms(page);
  await page.getByRole('alert').waitFor();
  world.google.clearFaults();
}

async function noClassrooms(page: Page, world: World): Promise<void> {
  await classrooms(page);
  await page.getByRole('article').first().waitFor();
  world.google.fault({ path: '/v1/courses', body: '{}' });
  await page.getByRole('button', { name: 'Update Classrooms' }).click();
  await page.getByText(messages.classrooms.none).waitFor();
  world.google.clearFaults();
}

async function unreadable(page: Page, world: World): Promise<void> {
  world.google.fault({ path: /^\/v1\/documents\//, status: 403, times: 1 });
  await openAssignment(page, threeTexts);
  world.google.clearFaults();
}

async function assignmentFailed(page: Page, world: World): Promise<void> {
  world.google.fault({ path: /\/studentSubmissions/, status: 500 });
  await page.goto(
    `/classrooms/${roomTwelve.id}/${roomTwelve.assignments.find(({ title }) => title === threeTexts)?.id}`,
  );
  await page.getByRole('main').getByRole('button', { name: /again/i }).waitFor();
  world.google.clearFaults();
}

async function keys(page: Page): Promise<void> {
  await openAssignment(page, threeTexts);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
}

/** All of the class but one. */
async function ready(page: Page, world: World): Promise<void> {
  await openAssignment(page, eightTexts);
  const { submissions } = assignmentCalled(eightTexts);
  const [, ...picked] = submissions.flatMap(({ fileIds }) => fileIds);
  world.google.grantFiles(teacher, picked);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await chooseForAll(page, 'Persuasive structure');
  if (await forAllButton(page).isEnabled()) await forAllButton(page).click();
  await page.getByText(/^(\d+) of \1 have feedback/).waitFor();
  const unmarked = page.getByRole('button', { name: 'Ready', pressed: false });
  while ((await unmarked.count()) > 1) await unmarked.first().click();
  await page.getByText(/Saving…/).waitFor({ state: 'hidden' });
}

export async function postingQuestion(page: Page, world: World): Promise<void> {
  await ready(page, world);
  await page.keyboard.press('d');
  await page.getByRole('dialog').waitFor();
}

async function whatWasSent(page: Page): Promise<void> {
  await withFeedback(page);
  const { block } = studentBlock(page, 'Grace Thompson');
  await block.getByRole('button', { name: 'What was sent' }).click();
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
}

const tourAt = (step: number) => async (page: Page) => {
  await openAssignment(page, 'Camp recount');
  const titles = Object.values(tourMessages).flatMap((one) =>
    typeof one === 'object' ? one.title : [],
  );
  for (const title of titles.slice(0, step)) {
    const name = typeof title === 'string' ? title : title('Second Draft');
    const box = page.getByRole('dialog', { name });
    await box.waitFor();
    if (titles.indexOf(title) < step - 1) await box.getByRole('button', { name: 'Next' }).click();
  }
};

async function editedCategory(page: Page): Promise<void> {
  await at('/categories')(page);
  await page.getByRole('button', { name: /^Descriptors of Ideas/ }).click();
  await page.getByRole('textbox').waitFor();
}

async function restoring(page: Page): Promise<void> {
  await at('/categories')(page);
  await page.getByRole('button', { name: 'Restore Defaults' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).waitFor();
}

async function brokenScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Intl.PluralRules.prototype.select = () => {
      throw new Error('Broken');
    };
  });
  await at(`/classrooms/${roomTwelve.id}`)(page);
}

const emptyClass = classCalled('Room 12 Kererū 2027');
const classWithoutAssignments = classCalled('Kapa haka 2026');

export const teacherStates: Chapter = {
  world: usual,
  views: { laptop: ['light'], phone: ['dark'] },
  scenes: [
    { name: 'profile-menu', as: teacher, open: profileMenu },
    { name: 'classrooms-failed', as: teacher, open: classroomsFailed },
    { name: 'classrooms-none', as: teacher, open: noClassrooms },
    { name: 'class-without-students', as: teacher, open: at(`/classrooms/${emptyClass.id}`) },
    {
      name: 'class-without-assignments',
      as: teacher,
      open: at(`/classrooms/${classWithoutAssignments.id}`),
    },
    { name: 'assignment-first-steps', as: secondTeacher, open: firstSteps },
    { name: 'assignment-failed', as: teacher, open: assignmentFailed },
    { name: 'assignment-unreadable', as: teacher, open: unreadable },
    {
      name: 'assignment-empty',
      as: teacher,
      open: (page) => openWithoutTexts(page, 'Reading log: Term 4'),
    },
    { name: 'keys', as: teacher, open: keys },
    { name: 'assignment-ready', as: teacher, open: ready },
    { name: 'posting-question', as: teacher, open: postingQuestion },
    { name: 'what-was-sent', as: teacher, open: whatWasSent },
    ...[1, 2, 3, 4].map((step) => ({
      name: `tour-${step}`,
      as: teacher,
      withTour: true,
      open: tourAt(step),
    })),
    { name: 'category-edited', as: teacher, open: editedCategory },
    { name: 'categories-restoring', as: teacher, open: restoring },
    { name: 'rubrics-on-trial', as: teacher, open: at('/rubrics') },
    { name: 'account-active', as: secondTeacher, open: at('/account') },
    { name: 'completions-denied', as: secondTeacher, open: at('/admin/completions') },
    { name: 'application-error', as: teacher, open: brokenScreen },
  ],
};

async function firstSteps(page: Page): Promise<void> {
  await classrooms(page);
  await page.getByRole('link', { name: /Room 4/ }).click();
  await page.getByRole('link', { name: 'My animal report' }).click();
  await page.getByText('Your first feedback').waitFor();
}
