import { existsSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mjs';
import { run, runNode, Stop } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const DOWNLOAD_LIMIT_MS = 5 * 60 * 1000;

/** @param {string} searchPath folders to look in, as in the environment's PATH */
export function findOnMachine(searchPath) {
  const folders = searchPath.split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...elsewhere].find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  if (!existsSync(file)) return undefined;
  // It may be there without the libraries that it needs.
  const { code } = await run(file, ['--version']);
  return code === 0 ? file : undefined;
}

async function downloadPlaywrights() {
  const playwright = inProject('node_modules/@playwright/test/cli.js');
  await runNode([playwright, 'install', 'chromium'], { limitMs: DOWNLOAD_LIMIT_MS });
  return playwrightsOwn();
}

async function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  return findOnMachine('/usr/bin');
}

/**
 * A browser for the tests: the one that CHROMIUM_PATH names, one that is there, Playwright's own, or
 * Debian's.
 * @returns {Promise<string>} the program's path
 */
export async function ensureBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const found = CHROMIUM_PATH ?? findOnMachine(PATH) ?? (await playwrightsOwn());
  if (found) return found;
  console.log('Installing a browser for the tests …');
  const installed = (await downloadPlaywrights()) ?? (await installDebians());
  if (installed) return installed;
  throw new Stop(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one ' +
      '(Debian: apt-get install chromium; anywhere: npx playwright install chromium), or name one ' +
      'with CHROMIUM_PATH, and try again.',
  );
}
