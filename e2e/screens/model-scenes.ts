import type { Page } from '@playwright/test';
import { studentBlock } from '../fixtures/pages/assignment-page.ts';
import { answerAsRead } from '../fixtures/model-answers.ts';
import { people } from '../fixtures/schools/school.ts';
import type { World } from '../fixtures/world/world.ts';
import { bothSchemes, type Chapter } from './scene.ts';
import { secondDraft, withFeedback } from './teacher-scenes.ts';

async function whyThis(page: Page, { model }: World): Promise<void> {
  answerAsRead(model);
  await withFeedback(page);
  model.reset();
  const summary = studentBlock(page, 'Grace Thompson').block.getByText('Why this');
  await summary.click();
  await summary.scrollIntoViewIfNeeded();
}

async function openSteps(page: Page, world: World): Promise<void> {
  answerAsRead(world.model);
  await secondDraft(page, world);
  world.model.reset();
  await page
    .getByRole('button', { name: /^Ask .* about \d step/ })
    .first()
    .waitFor();
}

export const modelScenes: Chapter = {
  world: { writer: 'model' },
  views: { laptop: bothSchemes, phone: bothSchemes },
  scenes: [
    { name: 'why-this', as: people.teacher, open: whyThis },
    { name: 'second-draft-open', as: people.teacher, open: openSteps },
  ],
};
