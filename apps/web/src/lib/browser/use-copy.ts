import { useEffect, useState } from 'react';
import { logProblem } from '../failures/log-problem.ts';

const SAID_MS = 1_000;

export interface Copying {
  /** For a moment after it was done. */
  isCopied: boolean;
  /** Answers whether the browser let it: some schools forbid it, and so does plain HTTP. */
  copy: (text: string) => Promise<boolean>;
}

export function useCopy(): Copying {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SAID_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  return {
    isCopied,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
        return true;
      } catch (error) {
        logProblem('The browser did not copy', error);
        return false;
      }
    },
  };
}
