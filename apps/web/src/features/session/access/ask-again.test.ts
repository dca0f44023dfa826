import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/state/query-client.ts';
import { askAgain } from './ask-again.ts';

test('once she has access again, what may have changed unnoticed is fetched, and nothing else is', async () => {
  const answering = () => vi.fn<() => Promise<string[]>>(async () => []);
  const [drafts, classes] = [answering(), answering()];
  const stops = [
    { queryKey: ['drafts'], queryFn: drafts, meta: { mayChangeUnnoticed: true } },
    { queryKey: ['classes'], queryFn: classes },
  ].map((options) => new QueryObserver(queryClient, options).subscribe(() => {}));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  askAgain();
  await expect.poll(() => drafts).toHaveBeenCalledTimes(2);
  expect(classes).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});
