import type { Browser } from '@playwright/test';
import { openWorld, type World, type WorldOptions } from '@second-draft/e2e/world';
import { openBrowser } from './open-browser.ts';

/**
 * Closes both whatever happens: the benchmark couldn't end beside them.
 * @param args of the browser, instead of the usual ones
 */
export async function withWorldAndBrowser<T>(
  options: WorldOptions,
  work: (world: World, browser: Browser) => Promise<T>,
  args?: readonly string[],
): Promise<T> {
  const world = await openWorld(options);
  try {
    const browser = await openBrowser(args);
    try {
      return await work(world, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await world.close();
  }
}
