import { existsSync } from 'node:fs';
import path from 'node:path';
import { programs } from './programs.mjs';
import { run, runNode, Stop } from './run.mjs';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows: a test takes a third less of the processor in it. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const DOWNLOAD_LIMIT_MS = 5 * 60 * 1000;

/**
 * @param {string} searchPath folders to look in, in the format of PATH
 * @param {string[]} [names] of programs, the best first
 */
export function findOnMachine(searchPath, names = [...whole, ...windowless]) {
  const folders = searchPath.split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  if (!existsSync(file)) return undefined;
  // It may be installed without the system libraries that it needs.
  const { code } = await run(file, ['--version']);
  return code === 0 ? file : undefined;
}

/** @param {(output: string) => void} noteFailure */
async function downloadPlaywrights(noteFailure) {
  const { code, output } = await runNode(programs.installBrowser, { limitMs: DOWNLOAD_LIMIT_MS });
  if (code !== 0) noteFailure(output);
  return playwrightsOwn();
}

/** @param {(output: string) => void} noteFailure */
async function installDebians(noteFailure) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = async (...args) => {
    const { code, output } = await run('apt-get', args, { env });
    if (code !== 0) noteFailure(output);
    return code === 0;
  };
  await aptGet('update', '-qq');
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await aptGet('install', '-y', '-qq', name)) break;
  return findOnMachine('/usr/bin');
}

export const howToGetABrowser =
  'There is no Chromium or Chrome on this machine. This command installs one: npm run browser';

/**
 * The one that CHROMIUM_PATH names, one on the machine, or Playwright's own.
 * @returns {Promise<string | undefined>} the program's path
 */
async function findBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const installed = () => elsewhere.find((file) => existsSync(file));
  return CHROMIUM_PATH || findOnMachine(PATH) || installed() || (await playwrightsOwn());
}

/** The same for tests, which take a windowless one first. */
export async function findTestBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  return CHROMIUM_PATH || findOnMachine(PATH, windowless) || (await findBrowser());
}

/**
 * @returns {Promise<string>} the program's path
 * @throws Stop when there is none
 */
export async function requireBrowser(find = findBrowser) {
  const found = await find();
  if (found) return found;
  throw new Stop(howToGetABrowser);
}

/**
 * Finds a browser, or installs Playwright's or, as root on Debian, Debian's.
 * @returns {Promise<string>} the program's path
 * @throws Stop when none can be installed
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.error('Installing a browser for the tests …');
  const failures = [];
  const noteFailure = (output) => failures.push(output.trim());
  const installed = (await downloadPlaywrights(noteFailure)) ?? (await installDebians(noteFailure));
  if (installed) return installed;
  throw new Stop(
    [...failures, ''].join('\n') +
      'No browser could be installed. Install Chromium or Chrome (Debian, as root: apt-get install ' +
      'chromium), or name one with CHROMIUM_PATH.',
  );
}
