import { expect, test } from 'vitest';
import { holdPage } from './hold-page.ts';

/** Whether the browser would ask before it leaves. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the page is held until all who hold it have let go', () => {
  expect(asks()).toBe(false);
  const [one, other] = [holdPage(), holdPage()];
  expect(asks()).toBe(true);
  one();
  expect(asks()).toBe(true);
  other();
  expect(asks()).toBe(false);
});
