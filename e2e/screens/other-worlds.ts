import type { Page } from '@playwright/test';
import { schoolOfLongTexts } from '../fixtures/schools/school-of-long-texts.ts';
import { people } from '../fixtures/schools/school.ts';
import { at, type Chapter } from './scene.ts';
import { crowded, ending } from './worlds.ts';

const { teacher, secondTeacher } = people;
const views = { laptop: ['light'], phone: ['dark'] } as const;

const [classroom] = schoolOfLongTexts.classes;
const [assignment] = classroom?.assignments ?? [];

async function longAssignment(page: Page): Promise<void> {
  await at(`/classrooms/${classroom?.id}/${assignment?.id}`)(page);
  await page.getByRole('article').first().waitFor();
  await page.getByText(/^Processing document/).waitFor({ state: 'hidden' });
}

export const endingAccounts: Chapter = {
  world: ending,
  views,
  scenes: [
    { name: 'account-canceled', as: teacher, open: at('/account') },
    { name: 'account-success', as: teacher, open: at('/account/success') },
    { name: 'account-expired', as: secondTeacher, open: at('/account') },
  ],
};

export const crowdedClass: Chapter = {
  world: crowded,
  views,
  scenes: [
    { name: 'long-classrooms', as: teacher, open: at('/classrooms') },
    { name: 'long-assignments', as: teacher, open: at(`/classrooms/${classroom?.id}`) },
    { name: 'long-assignment', as: teacher, open: longAssignment },
    { name: 'account-team', as: teacher, open: at('/account') },
    { name: 'completions-empty', as: teacher, open: at('/admin/completions') },
    { name: 'messages-empty', as: teacher, open: at('/admin/messages') },
  ],
};
