import { screens, type ScreenName } from '@second-draft/contract';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/measuring/accessibility.ts';
import { openWithoutTexts, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { heldBack } from '../fixtures/network/held-back.ts';
import { subscriber } from '../fixtures/world/records.ts';
import { assignmentCalled, people, roomTwelve, threeTexts } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';
import { unanswered, type Unanswered } from '../fixtures/network/unanswered.ts';

test.use({
  worldName: 'accessibility of what waits',
  settings: { ADMIN_EMAILS: people.teacher },
  accounts: { [people.teacher]: subscriber },
  expectedConsole: [/status of 500/],
});

test.describe.configure({ timeout: 120_000 });

type PublicScreen =
  | 'landing'
  | 'about'
  | 'blog'
  | 'article'
  | 'privacy'
  | 'terms'
  | 'pricing'
  | 'schools'
  | 'schoolPaper'
  | 'contact'
  | 'unsubscribe'
  | 'logout';

interface Screen {
  heading: string;
  /** Shows what the tab knows, whether or not the server answers. */
  isComplete?: true;
}

const ofTeachers: Record<Exclude<ScreenName, PublicScreen>, Screen> = {
  classrooms: { heading: 'My Classrooms' },
  assignments: { heading: 'Assignments' },
  stepsOverTime: { heading: 'Next steps over time' },
  assignment: { heading: 'Assignment' },
  overview: { heading: 'The class at a glance' },
  rubrics: { heading: 'My Rubrics' },
  categories: { heading: 'My Categories', isComplete: true },
  comments: { heading: 'My Comments' },
  settings: { heading: 'Settings' },
  account: { heading: 'Account', isComplete: true },
  accountSuccess: { heading: 'Account', isComplete: true },
  studentRecords: { heading: 'A student’s feedback' },
  completions: { heading: 'Completions' },
  messages: { heading: 'Messages' },
};

const screensOfTeachers = Object.entries(ofTeachers) as [keyof typeof ofTeachers, Screen][];

const addressOf = (name: ScreenName) =>
  screens[name].replace(':courseId', roomTwelve.id).replace(':id', assignmentCalled(threeTexts).id);

const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** To a screen reader, too. */
const saysThatItLoads = (part: Locator) =>
  part
    .getByLabel(/^Loading/)
    .or(part.getByText(/^Loading/))
    .first();

const tryAgain = (part: Locator) =>
  part
    .getByRole('alert')
    .getByRole('button', { name: /^(Try again|Retry)$/ })
    .first();

const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate('document.activeElement.tagName')).not.toBe('BODY');

/** By keyboard, and the focus stays within what it was in. */
async function expectTriedAgain(page: Page, part: Locator): Promise<void> {
  await tryAgain(part).press('Enter');
  await expect(tryAgain(part)).toHaveCount(0);
  await expectFocusKept(page);
}

test('while it is not known who is signed in, and once that can’t be found out, axe finds nothing', async ({
  page,
}) => {
  const calls = await unanswered(page, '**/api/**');
  await page.goto(screens.classrooms);
  await expect(headingOf(page, 'Checking who is signed in')).toBeVisible();
  await expectAccessible(page);
  await calls.failAll();
  await expect(tryAgain(page.getByRole('main'))).toBeVisible();
  await expectAccessible(page);
  calls.holdAgain();
  await expectTriedAgain(page, page.getByRole('main'));
});

test('while nothing is answered, and once everything fails, axe finds nothing on any screen', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  const calls = await unanswered(page, '**/api/**');
  const main = page.getByRole('main');
  for (const [name, { heading, isComplete }] of screensOfTeachers)
    await test.step(name, async () => {
      await page.goto(addressOf(name));
      await expect(headingOf(page, heading)).toBeVisible();
      if (!isComplete) await expect(saysThatItLoads(main)).toBeVisible();
      await expectAccessible(page);
      await calls.failAll();
      if (!isComplete) await expect(tryAgain(main)).toBeVisible();
      await expectAccessible(page);
      calls.holdAgain();
      if (!isComplete) await expectTriedAgain(page, main);
    });
});

test('where a part of a page loads, axe finds nothing while it does, nor once it has failed', async ({
  page,
  signedIn,
}) => {
  const expectAccessibleThroughout = async (calls: Unanswered, part: Locator) => {
    await expect(saysThatItLoads(part)).toBeVisible();
    await expectAccessible(page);
    await calls.failAll();
    await expect(tryAgain(part)).toBeVisible();
    await expectAccessible(page);
    calls.holdAgain();
    await expectTriedAgain(page, part);
  };
  await signedIn(people.teacher);

  await test.step('a student’s text, and what was sent', async () => {
    const texts = await unanswered(page, /\/api\/documents?$/);
    await openWithoutTexts(page, threeTexts);
    const student = studentBlock(page, 'Hope Faleolo');
    await expect(student.block.getByText('The text is still loading')).toBeVisible();
    await expectAccessible(page);
    await texts.failAll();
    const tryAllAgain = student.block.getByRole('button', { name: 'Try all 3 again' });
    await expect(tryAllAgain).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await tryAllAgain.press('Enter');
    await expect(student.block).toBeFocused();
    await student.getFeedback('Ideas');
    const sent = await unanswered(page, '**/api/feedback/*/sent');
    await student.block.getByRole('button', { name: 'What was sent' }).click();
    await expectAccessibleThroughout(sent, page.getByRole('dialog', { name: 'What was sent' }));
  });

  await test.step('the lists of the class at a glance, and its groups', async () => {
    const texts = await heldBack(page, '**/api/documents');
    const groups = await unanswered(page, '**/api/groups/**');
    await page.goto(addressOf('overview'));
    await expect(page.getByText('3 texts still to be read…')).toBeVisible();
    await expect(saysThatItLoads(page.getByRole('main'))).toBeVisible();
    await expectAccessible(page);
    texts.letAllThrough();
    await expectAccessibleThroughout(groups, page.getByRole('region', { name: 'Groups' }));
  });

  await test.step('the check that somebody is a person', async () => {
    const captcha = await unanswered(page, '**/api/captcha');
    await page.goto('/contact');
    await page.getByLabel('Message').focus();
    await expect(page.getByRole('status').getByText(/^Checking/)).toBeVisible();
    await expectAccessible(page);
    await captcha.failAll();
    await expect(page.getByText('The check did not work.')).toBeVisible();
    await expectAccessible(page);
    captcha.holdAgain();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByText(/^Checking/)).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('the plans', async () => {
    await signedIn(people.secondTeacher);
    const account = await unanswered(page, '**/api/account');
    await page.goto('/account');
    await expectAccessibleThroughout(account, page.getByRole('region', { name: 'Subscribe' }));
  });
});
