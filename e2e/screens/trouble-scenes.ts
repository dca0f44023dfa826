import type { Page } from '@playwright/test';
import { messages, screens } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { cutLaterParts } from '../fixtures/measuring/built-parts.ts';
import { breakConnection } from '../fixtures/network/connection.ts';
import { people, threeTexts } from '../fixtures/schools/school.ts';
import { bothSchemes, at, type Chapter } from './scene.ts';
import { usual } from './worlds.ts';

const { teacher } = people;
const NAME = 'Hope Faleolo';

async function missingPart(page: Page): Promise<void> {
  await cutLaterParts(page);
  await openAssignment(page, threeTexts);
  await page.keyboard.press('?');
  await page.getByRole('alert').filter({ hasText: messages.connection.partMissing }).waitFor();
}

async function offline(page: Page): Promise<void> {
  await openAssignment(page, threeTexts);
  const { block, button, choose } = studentBlock(page, NAME);
  await choose('Praise');
  await breakConnection(page);
  await button('Get feedback').click();
  await block.getByText(messages.connection.waiting).waitFor();
  await block.scrollIntoViewIfNeeded();
}

/** Each picture's other tab changes it anew. */
let turn = 0;

async function changedElsewhere(page: Page): Promise<void> {
  turn += 1;
  await openAssignment(page, threeTexts);
  await studentBlock(page, NAME).text.fill('What Hope wrote, as her teacher put it right here.');
  const other = await page.context().newPage();
  await openAssignment(other, threeTexts);
  await studentBlock(other, NAME).text.fill(
    `What Hope wrote, as her teacher put it right in tab ${turn + 1}.`,
  );
  await page.bringToFront();
  await page.getByText(messages.assignment.changedElsewhere('Hope')).waitFor();
}

async function greetWith(page: Page, greeting: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Write as I do' }).check();
  await page.getByLabel('Greeting').fill(greeting);
}

async function voiceChangedElsewhere(page: Page): Promise<void> {
  const settings = at('/settings');
  await settings(page);
  const other = await page.context().newPage();
  await settings(other);
  await greetWith(page, 'Kia ora [name]!');
  turn += 1;
  await greetWith(other, `Mōrena [name]${'!'.repeat(turn)}`);
  await other.getByLabel('Greeting').press('Enter');
  await other.getByText('How you write is saved').waitFor();
  await page.bringToFront();
  await page.getByLabel('Greeting').press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: /another tab/ });
  await alert.waitFor();
  await alert.evaluate((one) => one.scrollIntoView({ block: 'center' }));
}

async function expiring(page: Page): Promise<void> {
  await page.clock.install();
  await at('/classrooms')(page);
  await page.getByRole('article').first().waitFor();
  await page.clock.runFor('56:00');
  await page.getByRole('dialog').waitFor();
  await page.clock.runFor('00:05');
}

async function loggedOutElsewhere(page: Page): Promise<void> {
  await openAssignment(page, threeTexts);
  const other = await page.context().newPage();
  await other.goto(screens.logout);
  await page.bringToFront();
  await page.getByRole('dialog', { name: 'You are logged out' }).waitFor();
}

/** What else happens while she works. */
export const troubleScenes: Chapter = {
  world: usual,
  views: { chromebook: bothSchemes, tablet: bothSchemes, phone: bothSchemes },
  scenes: [
    { name: 'trouble-missing-part', as: teacher, open: missingPart },
    { name: 'trouble-offline', as: teacher, open: offline },
    { name: 'trouble-changed-elsewhere', as: teacher, open: changedElsewhere },
    { name: 'session-expiring', as: teacher, open: expiring },
    { name: 'session-ended', as: teacher, open: loggedOutElsewhere },
    { name: 'trouble-voice', as: teacher, open: voiceChangedElsewhere },
  ],
};
