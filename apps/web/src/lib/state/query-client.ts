import { QueryClient } from '@tanstack/react-query';

/**
 * By default, screens refetch only when the teacher asks. Failures show at once: the server has
 * already retried what it can, and being offline counts as a failure.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
