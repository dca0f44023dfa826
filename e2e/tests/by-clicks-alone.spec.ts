import type { Locator, Page } from '@playwright/test';
import { messages, accountMessages, pickingMessages } from '@second-draft/contract';
import {
  allTextsAreRead,
  chooseAllFiles,
  studentBlock,
} from '../fixtures/pages/assignment-page.ts';
import { sendButton, thanked, write } from '../fixtures/pages/contact-form.ts';
import { told } from '../fixtures/pages/notices.ts';
import { inDays, subscriber } from '../fixtures/world/records.ts';
import { uploadRubric } from '../fixtures/files/rubric-file.ts';
import { eightTexts, filesOf, people } from '../fixtures/schools/school.ts';
import { signInThroughPopup } from '../fixtures/pages/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Nothing here types an address or reloads a page after the first: what one screen changes has to
// be there on the next.

test.use({
  worldName: 'by clicks alone',
  accounts: {
    [people.teacher]: subscriber,
    [people.secondTeacher]: {
      subscription: { status: 'trial', type: 'single', expires: inDays(10) },
    },
  },
});

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

async function inProfileMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function toTheTexts(page: Page): Promise<Locator> {
  await link(page, 'Second Draft').click();
  await page.getByRole('link', { name: 'Room 12 Kererū', exact: true }).click();
  await link(page, eightTexts).click();
  await expect(page.getByRole('heading', { level: 1, name: eightTexts })).toBeVisible();
  await allTextsAreRead(page);
  return page.getByLabel('Set for all students');
}

async function removeRubric(page: Page, title: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
}

test('a teacher’s day', async ({ page, world }) => {
  // Ten ways in one visit.
  test.slow();
  const will = studentBlock(page, 'Will Anderson');
  const grace = studentBlock(page, 'Grace Thompson');
  const texts = page.getByRole('article');
  const offered = (title: string) =>
    page.getByLabel('Set for all students').getByRole('option', { name: title });

  await signInThroughPopup(page, people.teacher);

  await test.step('from her classes to the texts of one assignment, each with its age', async () => {
    await toTheTexts(page);
    await expect(texts).toHaveCount(8);
    const age = /^(Edited|Edited and handed in|Handed in) .+ ago|^Not handed in yet/;
    for (const text of await texts.all()) {
      await text.scrollIntoViewIfNeeded();
      await expect(text.getByText(age).first()).toBeVisible();
    }
  });

  await test.step('a text that is shown whole has no more to show', async () => {
    const more = grace.button('Show more of the text');
    await grace.text.fill('We went to camp.\n'.repeat(60));
    await expect(more).toBeVisible();
    await grace.text.fill('We went to camp.');
    await expect(more).toHaveCount(0);
    await grace.button('Reload').click();
    await expect(grace.button('Reload')).toHaveCount(0);
  });

  await test.step('a file that takes no comments is not shown as ready', async () => {
    const [file] = filesOf({ title: eightTexts, givenName: 'Will', familyName: 'Anderson' });
    world.google.fault({
      path: `/drive/v3/files/${file}`,
      body: JSON.stringify({
        id: file,
        isAppAuthorized: true,
        capabilities: { canComment: false },
      }),
    });
    await page.getByRole('button', { name: 'Get Write Access' }).click();
    // Once all files of the class are confirmed.
    const refused = told(page, pickingMessages.refusedOf('Will Anderson'));
    await chooseAllFiles(page);
    await refused;
    await expect(page.getByRole('button', { name: 'Get Write Access' })).toHaveCount(0);
    await will.comeNear();
    await expect(will.block.getByText('No comments')).toBeVisible();
    await expect(grace.block.getByText('Comments can be posted to this document')).toHaveCount(1);
    world.google.clearFaults();
  });

  await test.step('feedback is written, changed and posted', async () => {
    await grace.getFeedback('Ideas');
    await grace.feedback.fill('Ka pai, Grace. What did the lake smell like?');
    const posted = told(page, messages.comment.posted('Grace'));
    await grace.button('Post').click();
    await posted;
    await expect(page.getByText(/^1 of \d+ have feedback · 1\sposted/)).toBeVisible();
  });

  await test.step('a rubric is offered once it is uploaded, and until it is removed', async () => {
    await inProfileMenu(page, 'My Rubrics');
    await uploadRubric(page, 'Recount rubric');
    await toTheTexts(page);
    await expect(offered('Recount rubric')).toBeAttached();
    await inProfileMenu(page, 'My Rubrics');
    await removeRubric(page, 'Recount rubric');
    await uploadRubric(page, 'Story rubric');
    await toTheTexts(page);
    await expect(offered('Story rubric')).toBeAttached();
    await expect(offered('Recount rubric')).toHaveCount(0);
  });

  await test.step('what she had is there when she comes back', async () => {
    await expect(grace.feedback).toHaveValue(/What did the lake smell like/);
    await expect(grace.button('Posted')).toBeVisible();
  });

  await test.step('a new category is named with the keyboard, and offered', async () => {
    await inProfileMenu(page, 'My Categories');
    await expect(page.getByRole('heading', { level: 1, name: 'My Categories' })).toBeVisible();
    await page.getByRole('button', { name: 'New' }).click();
    await page.keyboard.type('Sound words');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: /^Feedback category: Sound words/ }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Words that sound like what they name');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(offered('Sound words')).toBeAttached();
  });

  await test.step('settings are saved, and Back leads back', async () => {
    await inProfileMenu(page, 'Settings');
    await page.getByRole('checkbox', { name: /email/i }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(accountMessages.settings.saved)).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: eightTexts })).toBeVisible();
  });

  await test.step('breadcrumbs lead to the class and to all classes', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await trail.getByRole('link', { name: 'Room 12 Kererū' }).click();
    await expect(link(page, eightTexts)).toBeVisible();
    await trail.getByRole('link', { name: 'My Classrooms' }).click();
    await expect(texts).toHaveCount(3);
  });

  await test.step('logging out leads to the front page', async () => {
    await inProfileMenu(page, 'Logout');
    await expect(page.getByRole('button', { name: 'Log in with Google' }).first()).toBeVisible();
  });
});

test('a teacher on trial looks around', async ({ page }) => {
  await signInThroughPopup(page, people.secondTeacher);

  await test.step('the logo leads to the front page, which leads back to her classes', async () => {
    await link(page, 'Second Draft').click();
    await expect(page).toHaveURL(/\/$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'My Classrooms' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Log in with Google' })).toHaveCount(0);
    await main.getByRole('link', { name: 'My Classrooms' }).first().click();
    await expect(page).toHaveURL(/\/classrooms$/);
  });

  await test.step('her account says until when she may try', async () => {
    await inProfileMenu(page, 'Account');
    await expect(page.getByRole('main')).toContainText('Expires');
    // Comes once the server has told, and moves what is below.
    await expect(page.getByRole('region', { name: 'Subscribe' })).toBeVisible();
  });

  await test.step('a message that is sent is gone from the form', async () => {
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Contact' }).click();
    await write(page, 'Could we have a licence for six teachers?');
    const readOut = thanked(page);
    await sendButton(page).click();
    await readOut;
    await expect(page.getByLabel('Message')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
});
