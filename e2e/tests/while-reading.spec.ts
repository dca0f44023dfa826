import type { Page } from '@playwright/test';
import { refuse } from '../fixtures/network/connection.ts';
import { heldBack } from '../fixtures/network/held-back.ts';
import { chooseForAll, forAllButton } from '../fixtures/pages/for-all.ts';
import { allTextsAreRead } from '../fixtures/pages/assignment-page.ts';
import { people } from '../fixtures/schools/school.ts';
import { schoolWithClass } from '../fixtures/schools/written-school.ts';
import { messages } from '@second-draft/contract';
import { expect, test } from '../fixtures/test.ts';

const STUDENTS = 60;
/** Counted from the end of the class list. */
const TOO_SHORT = 1;

const school = schoolWithClass({
  name: 'Two rooms together',
  students: STUDENTS,
  titles: ['Pressed at once', 'Left at once', 'Without a connection'],
  wordsOf: (index) => (index < STUDENTS - TOO_SHORT ? 120 : 5),
});
const [room] = school.classes;

test.use({ worldName: 'while reading', school });

function feedbackAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/feedback')) return;
    asked.push((request.postDataJSON() as { documentId: string }).documentId);
  });
  return asked;
}

const bar = (page: Page) => page.locator('section[aria-label="For all students"]');
const written = `Feedback was written for ${STUDENTS - TOO_SHORT} texts. Left out: ${TOO_SHORT} too short.`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('feedback for all that is asked for before a class of 60 is read comes for each student once', async ({
    page,
    signedIn,
    world,
  }) => {
    test.slow();
    await signedIn(people.teacher);
    const asked = feedbackAskedFor(page);
    const file = room?.assignments[0]?.submissions[7]?.fileIds[0] ?? '';
    world.google.fault({ path: new RegExp(`/documents/${file}`), hang: true });
    await page.goto(`/classrooms/${room?.id}/${room?.assignments[0]?.id}`);
    await bar(page).waitFor();
    await chooseForAll(page, 'Recount features');
    await forAllButton(page).click();
    await expect(bar(page).getByRole('button', { name: 'Stop' })).toBeInViewport();
    // All but the one that Google keeps back, and the one that is too short.
    const most = STUDENTS - TOO_SHORT - 1;
    const progress = bar(page).getByText(`Writing feedback: ${most} of ${most + 1}`);
    await expect(progress).toBeVisible({ timeout: 60_000 });
    world.google.clearFaults();
    await expect(page.getByText(written)).toBeVisible({ timeout: 60_000 });
    await expect(bar(page).getByText(`${most + 1} of ${STUDENTS} have feedback`)).toBeVisible();
    expect(asked).toHaveLength(most + 1);
    expect(new Set(asked).size).toBe(most + 1);
  });
});

test('a teacher who presses and goes on to her other classes finds the feedback there', async ({
  page,
  signedIn,
}) => {
  test.slow();
  await signedIn(people.teacher);
  const asked = feedbackAskedFor(page);
  const documents = await heldBack(page, '**/api/documents');
  const path = `/classrooms/${room?.id}/${room?.assignments[1]?.id}`;
  await page.goto(path);
  await bar(page).waitFor();
  await chooseForAll(page, 'Recount features');
  await forAllButton(page).click();
  await expect(bar(page).getByText(`Writing feedback: 0 of ${STUDENTS}`)).toBeVisible();
  expect(documents.waiting()).toBe(1);
  await page.getByRole('link', { name: 'My Classrooms' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Classrooms' }).waitFor();
  documents.letAllThrough();
  await expect(page.getByText(written)).toBeVisible({ timeout: 60_000 });
  await page.goto(path);
  await expect(
    bar(page).getByText(`${STUDENTS - TOO_SHORT} of ${STUDENTS} have feedback`),
  ).toBeVisible();
  expect(new Set(asked).size).toBe(asked.length);
});

test.describe('on Wi-Fi that has lost its line, which the browser takes for a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|Documents could not be read/] });

  test('texts that have not come yet come by themselves, and feedback for all that was asked for', async ({
    page,
    signedIn,
  }) => {
    test.slow();
    await signedIn(people.teacher);
    await page.route('**/api/documents', refuse);
    await page.goto(`/classrooms/${room?.id}/${room?.assignments[2]?.id}`);
    await bar(page).waitFor();
    await expect(bar(page).getByText(messages.connection.waiting)).toBeVisible();
    await expect(page.getByText('Google did not answer')).toHaveCount(0);
    await chooseForAll(page, 'Recount features');
    await forAllButton(page).click();
    await expect(bar(page).getByRole('button', { name: 'Stop' })).toBeVisible();
    await page.unroute('**/api/documents', refuse);
    await allTextsAreRead(page);
    await expect(page.getByText(written)).toBeVisible({ timeout: 60_000 });
  });
});
