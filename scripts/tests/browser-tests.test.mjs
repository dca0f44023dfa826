import { expect, it } from 'vitest';
import { runBrowserTests } from './browser-tests.mjs';

const findNone = async () => undefined;

it('says that no browser test has run where there is no browser, and how to get one', async () => {
  const counts = await runBrowserTests({ isRequired: false }, findNone);
  expect(counts).toMatchObject({ passed: 0, failed: 0 });
  expect(counts.warning).toContain('npm run browser');
});

it('fails without a browser where one is required', async () => {
  await expect(runBrowserTests({ isRequired: true }, findNone)).rejects.toThrow('npm run browser');
});
