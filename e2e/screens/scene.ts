import type { Page } from '@playwright/test';
import { screenHeading } from '../fixtures/pages/screen-heading.ts';
import type { WorldOptions, World } from '../fixtures/world/world.ts';
import type { Device, Scheme } from './devices.ts';

export const bothSchemes: readonly Scheme[] = ['light', 'dark'];

export interface Scene {
  name: string;
  /** The address of who is signed in; a visitor if missing. */
  as?: string;
  withTour?: boolean;
  /** Widths (pixels) to which its laptop's picture is scaled as well. */
  scaledTo?: readonly number[];
  open(page: Page, world: World): Promise<unknown>;
}

export interface Chapter {
  world: WorldOptions;
  views: Readonly<Partial<Record<Device, readonly Scheme[]>>>;
  scenes: readonly Scene[];
}

export const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await screenHeading(page).first().waitFor();
  };
