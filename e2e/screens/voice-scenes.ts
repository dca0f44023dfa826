import type { Page } from '@playwright/test';
import { messages } from '@second-draft/contract';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { offerExample, useAsExample } from '../fixtures/pages/own-voice.ts';
import { assignmentCalled, people } from '../fixtures/schools/school.ts';
import type { World } from '../fixtures/world/world.ts';
import { bothSchemes, at, type Chapter } from './scene.ts';
import { usual } from './worlds.ts';

const { teacher } = people;
const TITLE = 'Camp recount';
const everyWay = { laptop: bothSchemes, phone: bothSchemes } as const;

const notes = {
  'Grace Thompson':
    'Ka pai, Grace! I was right there on the bus with you, and “it went so fast” made my tummy drop. Could you slow down for a minute at the flying fox? Tell me what your hands did.',
  'Tāne Hohepa':
    'Tino pai tō mahi, Tāne. You let me hear the rain. I wonder what your nan would ask you about this day? Put her question in, and answer it.',
};

async function posted(page: Page, { google }: World, name: keyof typeof notes): Promise<void> {
  google.grantFiles(
    teacher,
    assignmentCalled(TITLE).submissions.flatMap(({ fileIds }) => fileIds),
  );
  await openAssignment(page, TITLE);
  await offerExample(page, name, notes[name]);
}

async function exampleOffered(page: Page, world: World): Promise<void> {
  await posted(page, world, 'Grace Thompson');
  const { button } = studentBlock(page, 'Grace Thompson');
  await button('Posted').scrollIntoViewIfNeeded();
}

async function howIWrite(page: Page, world: World): Promise<void> {
  for (const name of Object.keys(notes) as (keyof typeof notes)[]) {
    await posted(page, world, name);
    await useAsExample(page, name);
  }
  await at('/settings')(page);
  const isOn = page.getByRole('checkbox', { name: 'Write as I do' });
  await isOn.check();
  await page.getByLabel('Greeting').fill('Kia ora [name]!');
  await page.getByLabel('Ending').fill('Ngā mihi, Whaea Hana');
  await page.getByRole('radio', { name: 'A question' }).check();
  await page.getByLabel('Words I use').fill('ka pai, tino pai tō mahi, I wonder');
  const never = page.getByLabel('Words I never use');
  await never.fill('awesome, good job');
  await never.blur();
  await page.getByRole('heading', { name: 'How I write' }).evaluate((one) => one.scrollIntoView());
}

async function examplesOfMine(page: Page, world: World): Promise<void> {
  await howIWrite(page, world);
  await page.getByRole('heading', { name: 'Examples of mine' }).evaluate((one) => {
    one.scrollIntoView();
  });
}

async function nothingYet(page: Page): Promise<void> {
  await at('/settings')(page);
  await page
    .getByRole('checkbox', { name: 'Write as I do' })
    .evaluate((one) => one.scrollIntoView({ block: 'center' }));
}

/** With words of an invented child that an adult should read. */
async function readYourself(page: Page): Promise<void> {
  await openAssignment(page, TITLE);
  const { block, text, button, choose, comeNear } = studentBlock(page, 'Grace Thompson');
  await comeNear();
  await text.fill(
    'On Saturday we went to the beach and I found three crabs under one rock. The water was so cold that my feet went red. I don’t want to go home because Dad gets angry and I have to hide in the wardrobe. Then we had chips.',
  );
  await choose('Ideas');
  await button('Get feedback').click();
  await block.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await button(messages.concern.goOn).scrollIntoViewIfNeeded();
  // A hovered button looks as if it were the one to press.
  await page.mouse.move(0, 0);
}

export const concernScenes: Chapter = {
  world: usual,
  views: everyWay,
  scenes: [{ name: 'assignment-read-yourself', as: teacher, open: readYourself }],
};

export const voiceScenes: Chapter = {
  world: { writer: 'model' },
  views: everyWay,
  scenes: [
    { name: 'how-i-write-off', as: teacher, open: nothingYet },
    { name: 'example-offered', as: teacher, open: exampleOffered },
    { name: 'how-i-write', as: teacher, open: howIWrite },
    { name: 'how-i-write-examples', as: teacher, open: examplesOfMine },
  ],
};
