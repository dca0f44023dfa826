import type { ClientConfig } from '@second-draft/contract';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from './api/index.ts';
import { queryClient } from './query-client.ts';

const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('config', { signal }),
  retry: 3,
});

const listeners = new Set<() => void>();
let stop = () => {};

/** One observer for all: each student of a class asks, and an observer costs more than drawing her. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    stop = new QueryObserver(queryClient, configQuery).subscribe(() => {
      for (const one of listeners) one();
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

const known = () => queryClient.getQueryData(configQuery.queryKey);

/** Undefined until it is known, and while a prerendered page is taken over. */
export const useClientConfig = (): ClientConfig | undefined =>
  useSyncExternalStore(subscribe, known, () => undefined);

export const clientConfig = () => queryClient.fetchQuery(configQuery);
