import type { Browser, Page } from '@playwright/test';
import type { World } from '@second-draft/e2e/world';
import type { SignedIn } from './signed-in-api.ts';

/** A laptop-sized page, signed in as the teacher. */
export async function teacherPage(
  browser: Browser,
  world: World,
  { cookie, profile }: SignedIn,
): Promise<Page> {
  const { origin } = world.server;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: origin },
    // Suppresses the newcomers' tour.
    { name: 'assignment-tour', value: 'seen', url: origin },
  ]);
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate((kept) => sessionStorage.setItem('profile', kept), JSON.stringify(profile));
  return page;
}
