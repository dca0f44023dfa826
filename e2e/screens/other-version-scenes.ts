import type { Draft } from '@second-draft/contract';
import type { Page } from '@playwright/test';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, people, roomTwelve } from '../fixtures/schools/school.ts';
import { bothSchemes, type Chapter } from './scene.ts';
import { withFeedback } from './teacher-scenes.ts';
import { usual } from './worlds.ts';

const { teacher } = people;
const TITLE = 'Camp recount';
const STUDENT = 'Grace Thompson';
const path = `/api/drafts/${roomTwelve.id}/${assignmentCalled(TITLE).id}`;
const MINUTES_AGO = 20;

const elsewhere =
  'Kia ora Grace. I held my breath on that platform with you! What did you hear on the way down?';

/** As another device does that knew nothing of the feedback which is saved. */
async function saveElsewhere(page: Page): Promise<void> {
  const answer = await page.request.get(path);
  const drafts = (await answer.json()) as Draft[];
  const saved = drafts.find(({ feedback }) => feedback !== null);
  if (!saved) throw new Error('No feedback is saved');
  const { documentId, ...data } = saved;
  await page.request.put(`${path}/${documentId}`, {
    data: {
      ...data,
      version: 'pictured-elsewhere',
      feedback: elsewhere,
      changedAt: new Date(Date.now() - MINUTES_AGO * 60_000).toISOString(),
      known: [],
    },
  });
}

async function otherVersion(page: Page): Promise<void> {
  await withFeedback(page);
  await page.getByText(/Saving…/).waitFor({ state: 'hidden' });
  await saveElsewhere(page);
  await openAssignment(page, TITLE);
  const { block } = studentBlock(page, STUDENT);
  await block.scrollIntoViewIfNeeded();
  const other = block.getByRole('region', { name: `Another version for ${STUDENT}` });
  await other.waitFor();
  await other.evaluate((one) => one.scrollIntoView({ block: 'center' }));
}

export const otherVersionScenes: Chapter = {
  world: usual,
  views: { laptop: bothSchemes, phone: bothSchemes },
  scenes: [{ name: 'assignment-other-version', as: teacher, open: otherVersion }],
};
