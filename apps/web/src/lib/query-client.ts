import { QueryClient } from '@tanstack/react-query';

/**
 * The one query client. The screens fetch anew only when the teacher asks, failures are shown at
 * once (the server has already retried what may be retried), and being offline is a failure too.
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
