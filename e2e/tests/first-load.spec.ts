import { openAssignment } from '../fixtures/pages/assignment-page.ts';
import { builtParts } from '../fixtures/measuring/built-parts.ts';
import {
  FILES_OF_ASSIGNMENT_MAX,
  firstLoadLimits,
  firstViewLimits,
  screenLimits,
} from '../fixtures/measuring/byte-limits.ts';
import {
  allScreens,
  firstLoadOf,
  firstViewOf,
  publicPageFiles,
} from '../fixtures/measuring/first-load.ts';
import { people, roomTwelve, threeTexts } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [name, { screen, most }] of Object.entries(firstLoadLimits))
  test(`what ${name} takes to be shown stays within its bytes`, async () => {
    const { bytes } = await firstLoadOf(screen);
    expect(bytes).toBeLessThanOrEqual(most);
  });

test('no screen fetches what only others need', async () => {
  const all = await allScreens();
  expect(new Set(all.map(({ isPublic }) => isPublic)).size).toBe(2);
  for (const { route, isPublic, bytes } of all)
    expect
      .soft(bytes, route)
      .toBeLessThanOrEqual(isPublic ? screenLimits.ofPublic : screenLimits.ofTeachers);
});

test('a public page runs and fetches little before it is touched', async () => {
  for (const file of await publicPageFiles()) {
    const { script, fetched } = await firstViewOf(file);
    expect.soft(script, file).toBeLessThanOrEqual(firstViewLimits.script);
    expect.soft(fetched, file).toBeLessThanOrEqual(firstViewLimits.fetched);
  }
});

test('an assignment fetches few files, with what it fetches ahead of need', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) files.add(request.url());
  });
  const ahead = [builtParts.overScreens, builtParts.laterInAssignment].map((part) =>
    page.waitForResponse(part),
  );
  await openAssignment(page, threeTexts);
  await Promise.all(ahead);
  await page.waitForLoadState('networkidle');
  expect(files.size).toBeLessThanOrEqual(FILES_OF_ASSIGNMENT_MAX);
});

test('the styles with the fonts are there once, whatever is fetched later', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  const ahead = page.waitForResponse(builtParts.laterInAssignment);
  await openAssignment(page, threeTexts);
  await ahead;
  await page.waitForLoadState('networkidle');
  const withFonts = `[...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some((rule) => rule instanceof CSSFontFaceRule)).length`;
  expect(await page.evaluate(withFonts)).toBe(1);
});

test('the styles of the next screen come with it, and lay out nothing of the one that is left', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  const ahead = page.waitForResponse(builtParts.laterInAssignment);
  await openAssignment(page, threeTexts);
  await ahead;
  await page.waitForLoadState('networkidle');
  await page.evaluate(`{
    window.addedTooSoon = [];
    const note = ({ addedNodes }) => {
      for (const one of addedNodes)
        if (one.rel === 'stylesheet' && document.querySelector('article'))
          window.addedTooSoon.push(one.href);
    };
    new MutationObserver((changes) => changes.forEach(note)).observe(document.head, { childList: true });
  }`);
  await page.getByRole('link', { name: roomTwelve.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: roomTwelve.name })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await page.evaluate('window.addedTooSoon')).toEqual([]);
});
