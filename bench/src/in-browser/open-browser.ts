import { chromium, type Browser } from '@playwright/test';

const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** The browser that CHROMIUM_PATH names, or Playwright's own; the caller closes it. */
export function openBrowser(args: readonly string[] = quiet): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args] });
}
