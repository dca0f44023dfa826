import type { Page } from '@playwright/test';
import { logOutMessages } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { assignmentCalled, people, roomTwelve, threeTexts } from '../fixtures/schools/school.ts';
import { allowInPopup, signInThroughPopup } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  worldName: 'shared computer',
  expectedConsole: [/status of 401|could not be saved|ERR_FAILED/],
});

const place = `${roomTwelve.id}/${assignmentCalled(threeTexts).id}`;

const covered = (page: Page) => page.getByRole('dialog', { name: 'You are logged out' });

const draftsOfWhoIsLoggedIn = async (page: Page) =>
  (await page.request.get(`/api/drafts/${place}`)).text();

async function openAndWrite(page: Page, student: string, words: string): Promise<void> {
  await openAssignment(page, threeTexts);
  const { getFeedback, feedback } = studentBlock(page, student);
  await getFeedback('Praise');
  await feedback.fill(words);
  await expect(page.getByText(/Saving…/)).toHaveCount(0);
}

test('where a colleague logs in beside her, a teacher’s page stays hers, even begun anew', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAndWrite(page, 'Hope Faleolo', 'Ka pai, from Hana.');
  const other = await context.newPage();
  await signInThroughPopup(other, people.secondTeacher);
  await expect(covered(page)).toBeVisible();
  await page.reload();
  await expect(covered(page)).toBeVisible();
  // Written by no pause, but as the page is left.
  await page.evaluate("dispatchEvent(new Event('pagehide'))");
  expect(await draftsOfWhoIsLoggedIn(other)).toBe('[]');

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    covered(page).getByRole('button', { name: 'Log in with Google' }).click(),
  ]);
  await allowInPopup(popup);
  await expect(covered(page)).toHaveCount(0);
  await expect(studentBlock(page, 'Hope Faleolo').feedback).toHaveValue('Ka pai, from Hana.');
  await expect(covered(other)).toBeVisible();
});

test('what she types before her page knows goes to nobody else', async ({
  page,
  context,
  signedIn,
}) => {
  // News between tabs is lost while a browser keeps one asleep.
  const content = 'BroadcastChannel.prototype.postMessage = () => {}';
  await context.addInitScript({ content });
  await signedIn(people.teacher);
  await openAndWrite(page, 'Ruan van der Merwe', 'Ka pai.');
  const other = await context.newPage();
  await signInThroughPopup(other, people.secondTeacher);
  await studentBlock(page, 'Ruan van der Merwe').feedback.fill('Ka rawe, from Hana alone.');
  await expect(covered(page)).toBeVisible();
  expect(await draftsOfWhoIsLoggedIn(other)).toBe('[]');
});

test('a logout that the network swallows is finished once it can be, and claims nothing before', async ({
  page,
  signIn,
}) => {
  await signIn(people.teacher);
  await expect(page.getByRole('heading', { level: 1, name: 'My Classrooms' })).toBeVisible();
  const asks = /\/api\/logout$/;
  await page.route(asks, (route) => route.abort());
  await page.goto('/logout');
  await expect(page.getByText(logOutMessages.unanswered)).toBeVisible();
  expect((await page.request.get('/api/check-auth')).ok()).toBe(true);
  await page.unroute(asks);
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/check-auth')).ok()).toBe(false);
});
