import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { people } from '../fixtures/school.ts';
import { signInWithToken } from '../fixtures/sign-in.ts';
import { tourSeen } from '../fixtures/tour.ts';
import { openWorld, type World } from '../fixtures/world.ts';
import { devices, schemes } from './devices.ts';
import { scenes, type Scene } from './scenes.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/screens');

type Device = (typeof devices)[number];

async function picture(
  browser: Browser,
  world: World,
  scene: Scene,
  device: Device,
  scheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: world.server.origin,
    viewport: { width: device.width, height: device.height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  await context.addCookies([tourSeen(world.server.origin)]);
  const page = await context.newPage();
  if (scene.signedIn) await signInWithToken(page, world.google, people.teacher);
  await scene.open(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder, `${scene.name}-${device.name}-${scheme}.png`) });
  await context.close();
}

/** Takes a picture of each screen on each device, light and dark; of those named only, if any are. */
async function main(names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const world = await openWorld({
    writer: 'built-in',
    settings: { ADMIN_EMAILS: people.teacher },
  });
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  try {
    for (const scene of scenes.filter(({ name }) => names.length === 0 || names.includes(name)))
      for (const device of devices)
        for (const scheme of schemes) await picture(browser, world, scene, device, scheme);
  } finally {
    await browser.close();
    await world.close();
  }
}

await main(process.argv.slice(2));
