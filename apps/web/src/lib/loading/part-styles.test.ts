import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from '../../testing/next-task.ts';
import { withStyles } from './part-styles.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const tell = (event: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(event));

/** As Vite loads a part: its styles are asked for once, and only the first load waits for them. */
function partWith(href: string) {
  let isAsked = false;
  return withStyles(async () => {
    if (isAsked) return href;
    isAsked = true;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error('Unable to preload CSS')));
    });
    return href;
  });
}

/** Whether it is there once everything that was ready has been done. */
async function isThere(part: Promise<unknown>): Promise<boolean> {
  const there = vi.fn<() => void>();
  void part.then(there);
  await nextTask();
  return there.mock.calls.length > 0;
}

afterEach(() => {
  for (const link of links()) link.remove();
});

test('a part is there with its styles, however long another’s take', async () => {
  const slow = partWith('/slow.css');
  const part = partWith('/part.css');
  const waiting = slow();
  const shown = part();
  tell('load');
  expect(await shown).toBe('/part.css');
  expect(await isThere(part())).toBe(true);
  expect(await isThere(waiting)).toBe(false);
});

test('a part that is fetched ahead and needed at once waits for its styles both times', async () => {
  const part = partWith('/part.css');
  const both = [part(), part()];
  expect(await Promise.all(both.map(isThere))).toEqual([false, false]);
  tell('load');
  expect(await Promise.all(both)).toEqual(['/part.css', '/part.css']);
  expect(links()).toHaveLength(1);
});

test('styles that didn’t arrive are asked for again each time the part is needed, in their place', async () => {
  const part = partWith('/part.css');
  const [first] = [part(), tell('error')];
  await expect(first).rejects.toThrow('preload');
  const [second] = [part(), tell('error')];
  await expect(second).rejects.toBeInstanceOf(Event);
  const third = [part(), part()];
  expect(await Promise.all(third.map(isThere))).toEqual([false, false]);
  tell('load');
  expect(await Promise.all(third)).toEqual(['/part.css', '/part.css']);
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/part.css']);
});
