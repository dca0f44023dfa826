import type { Page } from '@playwright/test';
import {
  asAtFirst,
  expectAccessibleInBoth,
  expectNoSidewaysScrolling,
} from '../fixtures/measuring/accessibility.ts';
import { told } from '../fixtures/pages/notices.ts';
import { publicPaths, watchOtherHosts, watchPolicy } from '../fixtures/pages/public-site.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 360, height: 740 };

test.describe.configure({ mode: 'parallel' });

async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return addresses
    .filter((address) => address.startsWith('/'))
    .map((address) => address.replace(/#.*$/, ''));
}

test('a public page keeps to its policy, asks no other host, fits a narrow phone, axe finds nothing by light or dark, and every link leads somewhere', async ({
  page,
  request,
  world,
}) => {
  test.slow();
  const others = watchOtherHosts(page, world.server.origin);
  const refused = await watchPolicy(page);
  const found = new Set<string>();
  for (const path of publicPaths)
    await test.step(path, async () => {
      await asAtFirst(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const link of await linksOf(page)) found.add(link);
      await expectAccessibleInBoth(page);
      await page.setViewportSize(PHONE);
      await expectNoSidewaysScrolling(page);
      expect(await refused()).toEqual([]);
      expect(others).toEqual([]);
    });
  await test.step('links', async () => {
    expect(found.size).toBeGreaterThan(20);
    for (const link of found) expect((await request.get(link)).status(), link).toBe(200);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, and lead to each other', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('link', { name: 'Why Second Draft asks for permissions' }).first().click();
    await expect(page.getByText('Taking it back')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByText('$49')).toBeVisible();
  });
});

test('what is in the head and beside the pages names the address of the product', async ({
  page,
  request,
}) => {
  await page.goto('/blog/permissions', { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/blog/permissions');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'en-NZ' });
  for (const file of ['/sitemap.xml', '/robots.txt', '/blog/feed.xml']) {
    const answer = await request.get(file);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('invalid');
  }
  const feed = await (await request.get('/blog/feed.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(15);
});

test('an unknown address is not found, and an unknown post leads to the blog', async ({
  page,
  request,
}) => {
  expect((await request.get('/nowhere')).status()).toBe(404);
  await page.goto('/blog/no-such-post');
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText('Article not found')).toBeVisible();
});

test('a post gives its link away', async ({ page }) => {
  await page.goto('/blog/praise');
  const copied = told(page, 'Link copied', 'button');
  await page.getByRole('button', { name: 'Link to this article' }).click();
  await copied;
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(page.url());
  await page.getByRole('link', { name: 'Back to blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog / News and Updates' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link', { name: /^Read more/ })).toHaveCount(
    15,
  );
});

test('subscribing asks for login first, and says in the address where it leads', async ({
  page,
}) => {
  await page.goto('/pricing');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await (await popup).close();
  await expect(page).toHaveURL(/\/pricing\?next=%2Faccount$/);
  await page.getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the steps in Workspace have at their top the client id that they speak of', async ({
  page,
}) => {
  await page.goto('/schools/google-workspace');
  // The page is read as it was built until somebody touches it.
  await page.mouse.move(200, 200);
  const lines = page.getByRole('main').getByRole('article').locator('> *');
  await expect(lines.nth(3)).toContainText(/^Client id, for the Admin console: \S+/);
  await page.goto('/schools/data-agreement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Client id, for the Admin console:')).toHaveCount(0);
});

test('what is told of this site moves none of the links to the papers for schools', async ({
  page,
}) => {
  await page.goto('/schools');
  const links = page.getByRole('main').getByRole('link');
  const places = () => links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  const before = await places();
  await page.mouse.move(200, 200);
  await expect(page.getByText('Client id, for the Admin console:')).toBeVisible();
  await expect(page.getByText('On this site:')).toBeVisible();
  expect(await places()).toEqual(before);
});
