import { expect, type Page } from '@playwright/test';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/schools/school.ts';
import type { World } from '../fixtures/world/world.ts';
import { bothSchemes, at, type Chapter, type Scene } from './scene.ts';
import { usual } from './worlds.ts';

const { teacher } = people;
const CAMP = assignmentCalled('Camp recount');
const overviewPath = `/classrooms/${roomTwelve.id}/${CAMP.id}/overview`;

/** They write second drafts. */
const posted = ['Tāne Hohepa', 'Grace Thompson'];

/** A week after feedback for all, some of it posted; done once a world. */
async function weekLater(page: Page, { google }: World): Promise<void> {
  google.grantFiles(
    teacher,
    CAMP.submissions.flatMap(({ fileIds }) => fileIds),
  );
  const answer = await page.request.get(
    overviewPath.replace('/classrooms', '/api/drafts').replace('/overview', ''),
  );
  const drafts = (await answer.json()) as { feedback: string | null }[];
  if (drafts.some(({ feedback }) => feedback)) return;
  await openAssignment(page, 'Camp recount');
  await forAllButton(page).waitFor();
  await chooseForAll(page, 'Recount features');
  await forAllButton(page).click();
  await page.getByText(/^[1-9]\d* of \d+ have feedback$/).waitFor({ timeout: 120_000 });
  for (const name of posted) {
    const student = studentBlock(page, name);
    await student.comeNear();
    await student.button('Post').click();
    await student.button('Posted').waitFor();
  }
  google.letWeekPass(teacher);
  await openAssignment(page, 'Camp recount');
}

const allIsRead = (page: Page) => page.getByText('still to be read').waitFor({ state: 'hidden' });

async function overview(page: Page, world: World): Promise<void> {
  await weekLater(page, world);
  await at(overviewPath)(page);
  await page.getByRole('table', { name: 'Next steps in the second drafts' }).waitFor();
  await allIsRead(page);
}

const part =
  (heading: string): Scene['open'] =>
  async (page, world) => {
    await overview(page, world);
    const place = page.getByRole('heading', { name: heading, level: 2 });
    let last = Number.NaN;
    const standsStill = async () => {
      const before = last;
      last = await place.evaluate((one) => {
        const { top } = one.getBoundingClientRect();
        one.scrollIntoView({ block: 'start' });
        return top;
      });
      return last === before;
    };
    // What comes into sight is laid out only then, and moves the place.
    await expect.poll(standsStill, { timeout: 30_000 }).toBe(true);
  };

const untouched = roomTwelve.assignments.find(
  ({ id, submissions }) => id !== CAMP.id && submissions.length > 0,
);

async function beforeFeedback(page: Page): Promise<void> {
  await at(`/classrooms/${roomTwelve.id}/${untouched?.id}/overview`)(page);
  await page.getByRole('region', { name: 'Spelling' }).waitFor();
  await allIsRead(page);
}

async function stepsOverTime(page: Page, world: World): Promise<void> {
  await weekLater(page, world);
  await at(`/classrooms/${roomTwelve.id}/next-steps`)(page);
  await page.getByRole('region', { name: posted[0] ?? '' }).waitFor();
}

async function changes(page: Page, world: World): Promise<void> {
  await weekLater(page, world);
  await at('/account')(page);
  await page
    .getByRole('heading', { name: 'What you change' })
    .evaluate((one) => one.scrollIntoView({ block: 'start' }));
}

/** As a black-and-white printer has it. */
const printed =
  (only: string | null, open: Scene['open']): Scene['open'] =>
  async (page, world) => {
    await open(page, world);
    await page.emulateMedia({ media: 'print' });
    const part = only === null ? '' : `document.documentElement.dataset.printPart = '${only}';`;
    await page.evaluate(
      `${part} document.documentElement.style.filter = 'grayscale(1)'; scrollTo(0, 0);`,
    );
  };

export const classScenes: Chapter = {
  world: usual,
  views: { laptop: bothSchemes, phone: bothSchemes },
  scenes: [
    { name: 'overview-before', as: teacher, open: beforeFeedback },
    { name: 'overview', as: teacher, open: overview },
    { name: 'overview-groups', as: teacher, open: part('Groups') },
    { name: 'overview-spelling', as: teacher, open: part('Spelling') },
    { name: 'overview-pictures', as: teacher, open: part('The class in pictures') },
    { name: 'next-steps', as: teacher, open: stepsOverTime },
    { name: 'account-changes', as: teacher, open: changes },
  ],
};

export const printedScenes: Chapter = {
  world: usual,
  views: { a4: ['light'] },
  scenes: [
    { name: 'overview-printed', as: teacher, open: printed(null, overview) },
    { name: 'overview-spelling-printed', as: teacher, open: printed('spelling', overview) },
    { name: 'overview-groups-printed', as: teacher, open: printed('groups', overview) },
    { name: 'next-steps-printed', as: teacher, open: printed(null, stepsOverTime) },
  ],
};
