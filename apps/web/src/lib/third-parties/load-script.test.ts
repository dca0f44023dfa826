import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const address = 'https://js.example/table.js';
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`[src="${address}"]`)];
const tell = (type: 'load' | 'error') =>
  scripts().forEach((script) => script.dispatchEvent(new Event(type)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  scripts().forEach((script) => script.remove());
});

async function fail(times: number) {
  for (let time = 0; time < times; time += 1) {
    expect(scripts()).toHaveLength(1);
    tell('error');
    await vi.advanceTimersByTimeAsync(499);
    expect(scripts()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
  }
}

test('a script that fails ten times is given up, and tried again by whoever needs it next', async () => {
  const loading = loadScript(address).catch((error: unknown) => error);
  await fail(10);
  expect(await loading).toMatchObject({ code: 'unreachable' });
  expect(scripts()).toHaveLength(0);
  const again = loadScript(address);
  await fail(9);
  tell('load');
  await expect(again).resolves.toBeUndefined();
  await loadScript(address);
  expect(scripts()).toHaveLength(1);
});

test('a script that two parts of a screen need is loaded once', async () => {
  const other = 'https://js.example/other.js';
  const both = [loadScript(other), loadScript(other)];
  const added = document.head.querySelectorAll(`[src="${other}"]`);
  expect(added).toHaveLength(1);
  added[0]?.dispatchEvent(new Event('load'));
  await Promise.all(both);
  added[0]?.remove();
});
