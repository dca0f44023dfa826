import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/index.ts';

const RETRIES = 2;

/** A call that the server understood and refused will be refused again. */
function mayHelpToRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && failures < RETRIES;
}

/** The one query client; the screens fetch anew only when the teacher asks. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: mayHelpToRetry },
  },
});
