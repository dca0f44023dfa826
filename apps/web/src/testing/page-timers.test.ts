import { expect, it, vi } from 'vitest';

/** As when the next file's page takes the place of this one. */
function changePage(): () => void {
  const page = globalThis.document;
  vi.stubGlobal('document', page.implementation.createHTMLDocument());
  return () => vi.stubGlobal('document', page);
}

it('a timer runs while its page is there', async () => {
  const done = await new Promise((resolve) => setTimeout(resolve, 0, 'with', 'arguments'));
  expect(done).toBe('with');
});

it('a timer never runs once its page has gone, whatever it was begun by', async () => {
  const task = vi.fn<() => void>();
  const timers = [setTimeout(task, 0), window.setTimeout(task, 0), setInterval(task, 1)];
  const changeBack = changePage();
  // A timer of the next page, which comes after them all.
  await new Promise((resolve) => setTimeout(resolve, 2));
  changeBack();
  expect(task).not.toHaveBeenCalled();
  for (const timer of timers) clearTimeout(timer);
});
