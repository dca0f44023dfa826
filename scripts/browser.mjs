import { existsSync } from 'node:fs';
import { run, runNode, Stop } from './run.mjs';
import { inProject } from './project.mjs';

const onThisMachine = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const present = () => onThisMachine.find((file) => existsSync(file));

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function downloadPlaywrights() {
  await runNode([inProject('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return playwrightsOwn();
}

async function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', 'chromium']);
  return present();
}

/**
 * A browser for the tests: one that is there, else Playwright's own, else Debian's.
 * @returns {Promise<string>} the program's path
 */
export async function ensureBrowser() {
  const found = (await playwrightsOwn()) ?? present();
  if (found) return found;
  console.log('Looking for a browser for the tests …');
  const installed = (await downloadPlaywrights()) ?? (await installDebians());
  if (installed) return installed;
  throw new Stop(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) and try again.',
  );
}
