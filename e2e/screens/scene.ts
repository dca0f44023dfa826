import type { Page } from '@playwright/test';
import type { WorldOptions, World } from '../fixtures/world.ts';
import type { Device, Scheme } from './devices.ts';

/** A screen in a state worth a picture. */
export interface Scene {
  name: string;
  /** Who is signed in; a visitor without one. */
  as?: string;
  /** Whether the tour of the assignment page comes up. */
  withTour?: boolean;
  open(page: Page, world: World): Promise<unknown>;
}

/** Scenes in one world, and how each is pictured. */
export interface Chapter {
  world: WorldOptions;
  views: Readonly<Partial<Record<Device, readonly Scheme[]>>>;
  scenes: readonly Scene[];
}

/** Opens an address and waits for its heading. */
export const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
