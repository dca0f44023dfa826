import type { Page } from '@playwright/test';
import { openAssignment } from '../fixtures/pages/assignment-page.ts';
import { pressName } from '../fixtures/pages/class-list.ts';
import { eightTexts, people } from '../fixtures/schools/school.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ worldName: 'in sight' });

const BAR = 'section[aria-label="For all students"]';

interface Moved {
  control: string;
  by: number;
}

/** As the Tab key does, and as a screen reader that reads a control without the focus. */
const ways = { 'gets the focus': 'focus', 'is read out': 'scrollIntoViewIfNeeded' } as const;

/** Brings each control in sight of what stays in the window to the teacher in this way. */
const bringEach = (
  page: Page,
  way: (typeof ways)[keyof typeof ways],
): Promise<{ brought: number; moved: Moved[] }> =>
  page.evaluate(`(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isInSight = (control) => {
      const { top, bottom, left } = control.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => {
        const there = document.elementFromPoint(left + 4, y);
        return there !== null && (control.contains(there) || there.contains(control));
      });
    };
    const name = document.getElementById(decodeURIComponent(location.hash.slice(1))).querySelector('h2');
    const at = () => name.getBoundingClientRect().top;
    const from = at();
    const controls = [...document.querySelectorAll(':is(${BAR}, nav[aria-label="Students"]) :is(button, select, input, a)')]
      .filter((control) => control.checkVisibility() && !control.disabled && isInSight(control));
    const moved = [];
    for (const control of controls) {
      control.${way}();
      await frames();
      if (Math.abs(at() - from) >= 1)
        moved.push({ control: control.textContent.slice(0, 40), by: from - at() });
      control.blur();
      scrollBy({ top: at() - from, behavior: 'instant' });
      await frames();
    }
    return { brought: controls.length, moved };
  })()`);

/** @returns where the name of the student with the focus stands: pixels below the bar */
const nameBelowBar = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const { top } = document.getElementById(id).querySelector('h2').getBoundingClientRect();
    done(top - document.querySelector('${BAR}').getBoundingClientRect().bottom);
  })))`);

for (const [device, width, height] of [
  ['a Chromebook', 1366, 640],
  ['a tablet', 820, 1180],
  ['a phone', 390, 844],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ page, signedIn }) => {
      await signedIn(people.teacher);
      await openAssignment(page, eightTexts);
    });

    for (const [what, way] of Object.entries(ways))
      test(`a control of the bar or the class list that ${what} leaves the page where it is`, async ({
        page,
      }) => {
        const names = await page.locator('article h2').allTextContents();
        const name = names.at(3) ?? '';
        await pressName(page, name);
        const address = page.url();
        const { brought, moved } = await bringEach(page, way);
        expect(brought).toBeGreaterThan(1);
        expect(moved).toEqual([]);
        expect(page.url()).toBe(address);
      });

    test('a bar that grows covers no name, wherever the focus is', async ({ page }) => {
      const names = await page.locator('article h2').allTextContents();
      const bar = page.locator(BAR);
      const grow = () =>
        bar.evaluate((element) => {
          element.style.minHeight = `${element.getBoundingClientRect().height + 120}px`;
        });
      await pressName(page, names.at(3) ?? '');
      const address = page.url();
      await grow();
      await expect.poll(() => nameBelowBar(page)).toBeGreaterThanOrEqual(0);
      await bar.getByRole('button').filter({ visible: true }).first().focus();
      await grow();
      await expect.poll(() => nameBelowBar(page)).toBeGreaterThanOrEqual(0);
      expect(page.url()).toBe(address);
    });
  });
}

const isInWindow = `(() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})()`;

test.describe('of a bar that is out of sight', () => {
  for (const [where, width, height, from] of [
    ['above a low window, where it does not stay', 1366, 400, 2_000],
    ['below a small phone’s window, where it is unfolded', 360, 560, 0],
  ] as const)
    test(`${where}, each control that gets the focus comes into sight`, async ({
      page,
      signedIn,
    }) => {
      await page.setViewportSize({ width, height });
      await signedIn(people.teacher);
      await openAssignment(page, eightTexts);
      const fold = page.getByRole('button', { name: 'Set for all' });
      if (await fold.isVisible()) await fold.click();
      const controls = page
        .locator(BAR)
        .locator('button:enabled, select')
        .filter({ visible: true });
      await expect.poll(() => controls.count()).toBeGreaterThan(4);
      for (const control of await controls.all()) {
        await page.evaluate(`scrollTo({ top: ${from}, behavior: 'instant' })`);
        await control.focus();
        await expect.poll(() => page.evaluate<boolean>(isInWindow)).toBe(true);
      }
    });
});

test('in a low window, where the bar does not stay, what is set for all unfolds where it is', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await signedIn(people.teacher);
  await openAssignment(page, eightTexts);
  const names = await page.locator('article h2').allTextContents();
  const fold = page.getByRole('button', { name: 'Set for all', exact: true });
  const foldAt = async () => (await fold.boundingBox())?.y;
  await pressName(page, names.at(3) ?? '');
  await fold.scrollIntoViewIfNeeded();
  const from = await foldAt();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(foldAt).toBe(from);
  await pressName(page, names.at(3) ?? '');
  await page.keyboard.press('f');
  await expect(page.getByLabel('Set for all students')).toBeFocused();
  await expect.poll(() => page.evaluate<boolean>(isInWindow)).toBe(true);
});

test('on a phone on its side, each entry of the profile menu can be scrolled to', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 667, height: 320 });
  await signIn(people.teacher);
  await page.getByRole('button', { name: /Profile menu/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'My Categories' })).toBeInViewport();
  await menu.hover();
  await page.mouse.wheel(0, 400);
  await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});

test.describe('with a class list that is longer than the window', () => {
  test.use({ viewport: { width: 1366, height: 320 } });

  test('going back through the names by keyboard leaves the page where it is', async ({
    page,
    signedIn,
  }) => {
    await signedIn(people.teacher);
    await openAssignment(page, eightTexts);
    const names = await page.locator('article h2').allTextContents();
    await pressName(page, names.at(3) ?? '');
    const list = page.getByRole('navigation', { name: 'Students' });
    const listAt = () => list.evaluate(({ scrollTop }) => scrollTop);
    await list.getByRole('link').last().focus();
    const [from, listFrom] = [await nameBelowBar(page), await listAt()];
    expect(listFrom).toBeGreaterThan(100);
    for (const _ of names.slice(1)) {
      await page.keyboard.press('Shift+Tab');
      expect(await nameBelowBar(page)).toBeCloseTo(from, 0);
    }
    await expect(list.getByRole('link').first()).toBeFocused();
    expect(await listAt()).toBeLessThan(listFrom);
  });
});
