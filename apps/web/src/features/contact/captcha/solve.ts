import type { Challenge, Solution } from 'altcha-lib';
import { call } from '../../../lib/api/index.ts';

/** `token` is what the server expects; `solvedIn` milliseconds since it was asked for. */
export interface SolvedCaptcha {
  token: string;
  solvedIn: number;
}

function work(challenge: unknown, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('The captcha could not be solved')),
    );
    worker.addEventListener('error', () => reject(new Error('The captcha’s worker failed')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage(challenge);
  return solved.finally(() => worker.terminate());
}

/**
 * Fetches and solves a proof-of-work challenge: cheap for a person, expensive for a flood.
 * @throws ApiError, or an Error when it can't be solved or is aborted
 */
export async function solveCaptcha(signal: AbortSignal): Promise<SolvedCaptcha> {
  const asked = performance.now();
  const challenge = await call('captcha', { signal });
  const solution = await work(challenge, signal);
  const claim: { challenge: Challenge; solution: Solution } = {
    challenge: challenge as unknown as Challenge,
    solution,
  };
  return {
    token: btoa(JSON.stringify(claim)),
    solvedIn: performance.now() - asked,
  };
}
