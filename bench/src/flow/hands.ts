import type { Locator, Page } from '@playwright/test';

const NOTCH_PX = 100;

/** A teacher at her laptop: what she does, and how long she waits for the page, is counted. */
export interface Hands {
  readonly counts: Readonly<Record<'clicks' | 'keys' | 'letters' | 'waitingMs', number>>;
  click: (place: Locator) => Promise<void>;
  /** A key with its modifiers counts once. */
  press: (key: string) => Promise<void>;
  /** Words of her own: their letters are no part of the way through a class. */
  type: (words: string) => Promise<void>;
  /** Her eyes are on the page meanwhile: `shown` resolves once it shows what she waits for. */
  wait: (shown: () => Promise<unknown>) => Promise<void>;
  /** @returns how many notches of the wheel it takes until nothing below is left to see */
  scrollThrough: (place: Locator) => Promise<number>;
}

/** How far the area and the page are scrolled (pixels). */
const scrolled = (place: Locator) =>
  place.evaluate((area) => area.scrollTop + area.ownerDocument.documentElement.scrollTop);

export function createHands(page: Page): Hands {
  const counts = { clicks: 0, keys: 0, letters: 0, waitingMs: 0 };

  async function turnOnce(place: Locator): Promise<boolean> {
    const before = await scrolled(place);
    await page.mouse.wheel(0, NOTCH_PX);
    // The wheel scrolls with the next frames.
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    );
    return (await scrolled(place)) !== before;
  }

  return {
    counts,
    async click(place) {
      counts.clicks += 1;
      await place.click();
    },
    async press(key) {
      counts.keys += 1;
      await page.keyboard.press(key);
    },
    async type(words) {
      counts.letters += words.length;
      await page.keyboard.type(words);
    },
    async wait(shown) {
      const start = performance.now();
      await shown();
      counts.waitingMs += performance.now() - start;
    },
    async scrollThrough(place) {
      await place.hover();
      let notches = 0;
      while (await turnOnce(place)) notches += 1;
      return notches;
    },
  };
}
