import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { devices } from './devices.ts';

/** A scaled picture shows no loss at this WebP quality. */
const QUALITY = 60;

/** Writes `<name>-<width>.webp` beside a laptop's picture. */
export async function scalePicture(browser: Browser, file: string, width: number): Promise<void> {
  const { laptop } = devices;
  const height = Math.round((width * laptop.height) / laptop.width);
  const page = await browser.newPage({ viewport: { width, height } });
  const content = (await readFile(file)).toString('base64');
  await page.setContent(
    `<body style="margin: 0"><img width="${width}" height="${height}" src="data:image/webp;base64,${content}">`,
  );
  await page.evaluate('document.images[0].decode()');
  const path = file.replace(/\.webp$/, `-${width}.webp`);
  await page.screenshot({ path, type: 'webp', quality: QUALITY });
  await page.close();
}
