import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { oldestBrowsers } from '../../apps/web/content/oldest-browsers.ts';
import { openAssignment, studentBlock } from '../fixtures/pages/assignment-page.ts';
import { eightTexts, people, threeTexts } from '../fixtures/schools/school.ts';
import { signedInScreens } from '../fixtures/pages/signed-in-screens.ts';
import {
  asInAnOldBrowser,
  refusedInScripts,
  refusedInStyles,
} from '../fixtures/measuring/newer-apis.ts';
import { expect, test } from '../fixtures/test.ts';

/** They ask for another world than a teacher’s. */
const ofOperators = new Set(['Completions', 'Messages']);

const site = path.resolve(import.meta.dirname, '../../apps/web/build/client');

async function builtFiles(ending: RegExp): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(site, { recursive: true })).filter((file) => ending.test(file));
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(site, file), 'utf8') })),
  );
}

for (const { of, ending, refused } of [
  { of: 'script', ending: /\.(?:js|html)$/, refused: refusedInScripts },
  { of: 'style sheet', ending: /\.css$/, refused: refusedInStyles },
])
  test(`no built ${of} uses what the oldest browsers lack`, async () => {
    const files = await builtFiles(ending);
    expect(files.length).toBeGreaterThan(1);
    const found = files.flatMap(({ file, text }) =>
      refused.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${file}: ${name}`),
    );
    expect(found, 'see docs/decisions/oldest-browsers.md').toEqual([]);
  });

test('every screen of a teacher opens in the oldest browsers', async ({ page, signedIn }) => {
  test.slow();
  await page.addInitScript(asInAnOldBrowser);
  await signedIn(people.teacher);
  for (const { name, open } of signedInScreens.filter(({ name }) => !ofOperators.has(name)))
    await test.step(name, () => open(page));
});

test('the keys of an assignment and the marks in a text work in the oldest browsers', async ({
  page,
  signedIn,
}) => {
  await page.addInitScript(asInAnOldBrowser);
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const student = studentBlock(page, 'Grace Thompson');
  await student.getFeedback('Praise');
  await expect(student.block.locator('mark').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(page.getByLabel('Set for all students')).toBeFocused();
});

test('where whole lines can’t be worked out, a text is as high as its place', async ({
  page,
  signedIn,
}) => {
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    const answer = await route.fetch();
    const styles = await answer.text();
    await route.fulfill({ response: answer, body: styles.replaceAll('round(', 'unknown(') });
  });
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const parts = await page.evaluate<{ shown: number; place: number }>(`(() => {
    const text = document.querySelector('article textarea');
    return { shown: text.offsetHeight, place: text.parentElement.offsetHeight };
  })()`);
  expect(parts.place).toBeGreaterThan(100);
  expect(parts.shown).toBe(parts.place);
  // A style sheet that the page fetches ahead just now would fail the test when it is over.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a browser that can’t run the app', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('is said to be too old, and nothing else seems to load', async ({ page }) => {
    await page.addInitScript(`${asInAnOldBrowser} delete Intl.Segmenter;`);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const note = page.getByRole('alert').filter({ hasText: 'This browser is too old' });
    await page.goto('/classrooms');
    for (const version of Object.values(oldestBrowsers))
      await expect(note).toContainText(` ${version}`);
    await expect(page.getByRole('main')).toBeHidden();
    await page.goto('/pricing');
    await expect(note).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('other browsers ask for nothing of older ones', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/pricing');
  expect(asked).not.toContain('/older-browsers.js');
});
