import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { signInWithToken } from '../fixtures/pages/sign-in.ts';
import { tourSeen } from '../fixtures/pages/tour.ts';
import type { World } from '../fixtures/world/world.ts';
import { devices, type Device, type Scheme } from './devices.ts';
import { scalePicture } from './scale-picture.ts';
import type { Chapter, Scene } from './scene.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/screens');

/** Letters show no loss at this WebP quality. */
const QUALITY = 82;

/** Animations, such as a toast that slides in, have ended by then. */
const RESTS_AFTER_MS = 400;

async function openScene(page: Page, world: World, scene: Scene): Promise<void> {
  if (!scene.withTour) await page.context().addCookies([tourSeen(world.server.origin)]);
  if (scene.as) await signInWithToken(page, world.google, scene.as);
  await scene.open(page, world);
  await page.waitForLoadState('networkidle');
}

async function picture(
  browser: Browser,
  world: World,
  scene: Scene,
  device: Device,
  colorScheme: Scheme,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: world.server.origin,
    viewport: devices[device],
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  const page = await context.newPage();
  await openScene(page, world, scene);
  await pause(RESTS_AFTER_MS);
  const file = path.join(folder, `${scene.name}-${device}-${colorScheme}.webp`);
  await page.screenshot({ path: file, type: 'webp', quality: QUALITY });
  await context.close();
  if (device === 'laptop')
    for (const width of scene.scaledTo ?? []) await scalePicture(browser, file, width);
}

/** A scene that fails is told of, and the others are still taken. */
export async function takePictures(
  browser: Browser,
  world: World,
  scenes: readonly Scene[],
  views: Chapter['views'],
): Promise<void> {
  for (const scene of scenes)
    try {
      for (const device of Object.keys(devices) as Device[])
        for (const scheme of views[device] ?? [])
          await picture(browser, world, scene, device, scheme);
    } catch (error) {
      console.error(`${scene.name} could not be taken.`, error);
      process.exitCode = 1;
    }
}
