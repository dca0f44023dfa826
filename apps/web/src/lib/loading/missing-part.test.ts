import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { MISSING_PART, missingPartScript } from './missing-part.ts';

/** A page of its own: loading this one again would end the test. */
function pageWithScript(answer: Promise<{ ok: boolean }>) {
  const told = new Map<string, () => Promise<void>>();
  const kept = new Map<string, unknown>();
  const page = {
    addEventListener: (name: string, tell: () => Promise<void>) => told.set(name, tell),
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: unknown) => kept.set(key, value),
    },
    location: { origin: 'https://school.example', reload: vi.fn<() => void>() },
    fetch: vi.fn<() => Promise<{ ok: boolean }>>(() => answer),
  };
  runInNewContext(missingPartScript, page);
  const miss = async () => told.get(MISSING_PART)?.();
  return { miss, ...page };
}

it('parts that are missing at the same time have the page load itself again once', async () => {
  const { miss, fetch, location } = pageWithScript(Promise.resolve({ ok: true }));
  await Promise.all([miss(), miss()]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(location.reload).toHaveBeenCalledTimes(1);
  await miss();
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it('a page whose server does not answer stays, and asks again for the next part', async () => {
  const { miss, fetch, location } = pageWithScript(Promise.resolve({ ok: false }));
  await miss();
  await miss();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(location.reload).not.toHaveBeenCalled();
});
