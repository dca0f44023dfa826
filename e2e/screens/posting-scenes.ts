import type { Page } from '@playwright/test';
import { people } from '../fixtures/school.ts';
import type { World } from '../fixtures/world.ts';
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
  ],
};
