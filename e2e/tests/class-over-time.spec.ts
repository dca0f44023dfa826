import type { Page } from '@playwright/test';
import { skillOf, type Draft, type SecondDraft, type Verdict } from '@second-draft/contract';
import { expectAccessible } from '../fixtures/measuring/accessibility.ts';
import {
  allTextsAreRead,
  openAssignment,
  studentBlock,
} from '../fixtures/pages/assignment-page.ts';
import {
  assignmentCalled,
  filesHandedIn,
  filesOf,
  people,
  roomTwelve,
} from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'class over time' });

const TITLE = 'Camp recount';
const inClass = `${roomTwelve.id}/${assignmentCalled(TITLE).id}`;

/** Two of them write second drafts. */
const posted = ['Tāne Hohepa', 'Grace Thompson', 'Arjun Patel'];
const REWORDED = 'Arjun Patel';
const NOT_POSTED = 'Āwhina Parata';

function filesOfStudent(name: string): readonly string[] {
  const [givenName = '', familyName = ''] = name.split(' ');
  return filesOf({ title: TITLE, givenName, familyName });
}

async function markFour(page: Page): Promise<void> {
  for (const name of [...posted, NOT_POSTED])
    await studentBlock(page, name).getFeedback('Recount features');
  await studentBlock(page, REWORDED).feedback.fill('Tino pai. What did you hear at camp?');
  for (const name of posted) {
    const { button } = studentBlock(page, name);
    await button('Post').click();
    await expect(button('Posted')).toBeVisible();
  }
  await expect(page.getByText(/Saving…/)).toHaveCount(0);
}

/** @returns what the server tells of each document, asked again as the page has asked it */
async function openAgain(page: Page): Promise<SecondDraft[]> {
  const address = page.url();
  // So that what the page of before asks is not taken for it.
  await page.goto('about:blank');
  const asking = page.waitForRequest(/api.second-drafts/);
  await page.goto(address);
  const asked = await asking;
  await allTextsAreRead(page);
  const answer = await page.evaluate(
    async ({ url, body }) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body })).text();
    },
    { url: asked.url(), body: asked.postData() },
  );
  const lines = answer.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as SecondDraft);
}

const said: Record<Verdict, string> = {
  done: 'acted on',
  partly: 'partly acted on',
  notYet: 'not acted on yet',
  cantTell: 'can’t tell',
};

/** Each next step as the page should say it, from the feedback and from what became of the draft. */
function stepsOf(name: string, drafts: readonly Draft[], told: readonly SecondDraft[]): string[] {
  const [file = ''] = filesOfStudent(name);
  const points = drafts.find(({ documentId }) => documentId === file)?.points ?? [];
  const steps = told.find(({ documentId }) => documentId === file)?.earlier[0]?.steps ?? [];
  const named = points.filter(({ kind }) => kind === 'nextStep').map(({ skill }) => skill);
  // Her own words are about no step that the writer has named.
  const skills = name === REWORDED ? steps.map(() => null) : named;
  expect(skills).toHaveLength(steps.length);
  return steps.map(({ verdict }, index) => {
    const skill = skills[index] ?? null;
    return `${skill === null ? 'a step of another kind' : skillOf(skill).title}: ${said[verdict]}`;
  });
}

test('what waits, what has changed since, what became of the steps and what the teacher changes are counted', async ({
  page,
  signedIn,
  world: { google },
}) => {
  test.slow();
  google.grantFiles(people.teacher, filesHandedIn(TITLE));
  await signedIn(people.teacher);
  await openAssignment(page, TITLE);
  await markFour(page);
  const changed = google.letWeekPass(people.teacher);
  expect(changed).toBeGreaterThan(0);
  const told = await openAgain(page);
  const drafts = (await (await page.request.get(`/api/drafts/${inClass}`)).json()) as Draft[];
  expect(drafts.filter(({ feedback }) => feedback)).toHaveLength(posted.length + 1);
  const commented = [...posted, NOT_POSTED].filter((name) =>
    filesOfStudent(name).some((file) => google.comments(file).length > 0),
  );
  expect(commented).toEqual(posted);

  await page.goto('/classrooms');
  const waits = `1 to post · ${changed} second draft${changed === 1 ? '' : 's'}`;
  const { name } = roomTwelve;
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card).toContainText(waits);
  await page.getByRole('link', { name: roomTwelve.name, exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${TITLE}`) })).toContainText(
    `${posted.length + 1} with feedback · ${posted.length} posted · ${changed} changed since`,
  );

  await page.getByRole('link', { name: 'Next steps over time' }).click();
  const students = page.getByRole('main').getByRole('region');
  await expect(students).toHaveCount(posted.length);
  for (const name of posted) {
    const place = students.filter({ has: page.getByRole('heading', { name }) });
    await expect(place.getByRole('link')).toHaveText(TITLE);
    await expect(place.locator('ul li')).toHaveText(stepsOf(name, drafts, told));
  }

  // The line beside each place is no part of the class's name.
  const ofClass = page.getByRole('main').getByText(roomTwelve.name);
  await expect(ofClass).toHaveCSS('border-left-width', '0px');
  await expect(ofClass).toHaveCSS('padding-left', '0px');

  await expectAccessible(page);

  await students
    .filter({ has: page.getByRole('heading', { name: REWORDED }) })
    .getByRole('link')
    .click();
  await expect(studentBlock(page, REWORDED).block).toBeInViewport();

  await page.goto('/account');
  const changes = page.getByRole('region', { name: 'What you change' });
  await expect(changes).toContainText(`You sent 2 of ${posted.length} comments unchanged`);
  await expect(changes.locator('tbody td')).toHaveText(['Built-in writer', '2', '0', '1']);
});
