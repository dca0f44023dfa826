import type { Page } from '@playwright/test';
import { people } from '../fixtures/schools/school.ts';
import { trySignIn } from '../fixtures/pages/sign-in.ts';
import { bothSchemes, at, type Chapter } from './scene.ts';
import { usual } from './worlds.ts';

async function demo(page: Page): Promise<void> {
  await at('/')(page);
  const region = page.getByRole('region', { name: 'Try it', exact: true });
  await region.getByRole('button', { name: 'Go' }).click();
  await region.locator('mark').first().waitFor();
  await region.scrollIntoViewIfNeeded();
}

async function foot(page: Page): Promise<void> {
  await at('/')(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

async function menu(page: Page): Promise<void> {
  await at('/')(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

async function refused(page: Page): Promise<void> {
  await trySignIn(page, people.privatePerson);
  await page.getByRole('dialog').waitFor();
}

async function unfilled(page: Page): Promise<void> {
  await at('/contact')(page);
  await page.getByLabel('Email').fill('not an address');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await page.getByText('Please enter your school.').waitFor();
}

export const publicPages: Chapter = {
  world: usual,
  views: { laptop: bothSchemes, tablet: bothSchemes, phone: bothSchemes },
  scenes: [
    { name: 'landing', open: at('/') },
    { name: 'about', open: at('/about') },
    { name: 'blog', open: at('/blog') },
    { name: 'article', open: at('/blog/reading-age-targeting') },
    { name: 'pricing', open: at('/pricing') },
    { name: 'contact', open: at('/contact') },
    { name: 'privacy', open: at('/privacy') },
    { name: 'terms', open: at('/terms') },
  ],
};

export const publicStates: Chapter = {
  world: usual,
  views: { laptop: ['light'], phone: ['dark'] },
  scenes: [
    { name: 'landing-demo', open: demo },
    { name: 'landing-foot', open: foot },
    { name: 'menu', open: menu },
    { name: 'login-refused', open: refused },
    { name: 'contact-unfilled', open: unfilled },
    { name: 'not-found', open: at('/no-such-page') },
  ],
};
