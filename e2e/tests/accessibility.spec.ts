import type { Locator } from '@playwright/test';
import { tourMessages } from '@second-draft/contract';
import {
  expectAccessibleInBoth,
  expectNoSidewaysScrolling,
} from '../fixtures/measuring/accessibility.ts';
import { expectWholeRings } from '../fixtures/measuring/cut-rings.ts';
import { openAssignment } from '../fixtures/pages/assignment-page.ts';
import { expectControlsToldApart } from '../fixtures/measuring/control-names.ts';
import { people, threeTexts } from '../fixtures/schools/school.ts';
import { signedInScreens } from '../fixtures/pages/signed-in-screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoZoomOnFields, expectRoomForThumbs } from '../fixtures/measuring/touch-targets.ts';

test.use({
  worldName: 'accessibility',
  settings: { ADMIN_EMAILS: people.teacher },
});

// On a busy machine, axe takes a minute to read a class of long texts.
test.describe.configure({ timeout: 240_000 });

/** 1280 px at 200 %, the width that WCAG asks for. */
const ZOOMED = { width: 640, height: 450 };
const PHONE = { width: 360, height: 740 };

for (const { name, open } of signedInScreens) {
  test(`${name}: axe finds nothing, light or dark; no two controls are called the same; a phone and 200 % zoom lose nothing, a thumb finds room, and no field is zoomed in on`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await open(page);
    await expectControlsToldApart(page);
    await expectAccessibleInBoth(page);
    for (const size of [PHONE, ZOOMED]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScrolling(page);
    }
    await page.setViewportSize(PHONE);
    await expectRoomForThumbs(page);
    await expectNoZoomOnFields(page);
  });
}

test.describe('the tour', () => {
  test.use({ hasSeenTour: false });

  test('is accessible on top of the page, light or dark', async ({ page, signedIn }) => {
    await signedIn(people.teacher);
    await openAssignment(page, threeTexts);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: tourMessages.writing.title })).toBeVisible();
    await expectAccessibleInBoth(page);
  });
});

test('a select that has the focus by keyboard has the same ring as a button', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await openAssignment(page, threeTexts);
  const expectRing = async (control: Locator) => {
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '2px');
  };
  await page.keyboard.press('Tab');
  await expectRing(page.getByRole('button', { name: 'One at a time' }));
  for (const name of ['Set for all students', 'Feedback category'])
    await expectRing(page.getByLabel(name).first());
});

test('the ring of what has the focus is whole, beside a text and in a notice on the page, too', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  const looked = new Set(['assignments', 'an assignment with feedback', 'My Rubrics', 'Settings']);
  for (const { open } of signedInScreens.filter(({ name }) => looked.has(name))) {
    await open(page);
    await expectWholeRings(page);
  }
});

test('nothing goes round and round for a teacher who asked for less motion', async ({
  page,
  signedIn,
}) => {
  await signedIn(people.teacher);
  await page.route('**/api/classrooms', () => {});
  await page.goto('/classrooms');
  await page.locator('.mantine-Skeleton-root').first().waitFor();
  const endless = `document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations === Infinity).length`;
  expect(await page.evaluate(endless)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => page.evaluate(endless), 'for anybody else').toBeGreaterThan(0);
});
