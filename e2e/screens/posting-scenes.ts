import { messages } from '@second-draft/contract';
import type { Page } from '@playwright/test';
import { people } from '../fixtures/schools/school.ts';
import type { World } from '../fixtures/world/world.ts';
import { bothSchemes, type Chapter } from './scene.ts';
import { postingQuestion } from './teacher-states.ts';
import { usual } from './worlds.ts';

const { teacher } = people;

async function atATime(page: Page, world: World): Promise<void> {
  await postingQuestion(page, world);
  await page.getByRole('radio', { name: 'At a time that you choose' }).check();
}

async function planned(page: Page, world: World): Promise<void> {
  await atATime(page, world);
  await page.getByRole('button', { name: /^Post \d+ at / }).click();
  await page.getByRole('timer').waitFor();
}

/** The question before a page is left that would post later. */
async function leaving(page: Page, world: World): Promise<void> {
  await planned(page, world);
  await page.getByRole('link', { name: 'My Classrooms' }).click();
  await page.getByRole('dialog', { name: messages.leaving.title }).waitFor();
}

export const postingScenes: Chapter = {
  world: usual,
  views: {
    laptop: bothSchemes,
    chromebook: bothSchemes,
    tablet: bothSchemes,
    phone: bothSchemes,
  },
  scenes: [
    { name: 'posting-later', as: teacher, open: atATime },
    { name: 'posting-planned', as: teacher, open: planned },
    { name: 'posting-leaving', as: teacher, open: leaving },
  ],
};
