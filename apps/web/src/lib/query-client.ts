import { QueryClient } from '@tanstack/react-query';

/**
 * The app's query client. Unless a query says otherwise, screens fetch again only when the teacher
 * asks. Failures show at once, since the server has retried what may be retried, and being offline
 * is a failure too.
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
