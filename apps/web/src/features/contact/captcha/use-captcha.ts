import { CAPTCHA_MS } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { solveCaptcha, type SolvedCaptcha } from './solve.ts';

/** Renewed this early, so that it doesn't expire while a message is sent. */
const MARGIN_MS = 30_000;

export type CaptchaState = 'waiting' | 'solving' | 'solved' | 'failed';

const untilRenewal = ({ solvedIn }: SolvedCaptcha) =>
  Math.max(CAPTCHA_MS - solvedIn - MARGIN_MS, MARGIN_MS);

/** Starts when someone begins to write; renews before it expires, and once the connection is back. */
export function useCaptcha() {
  const [round, setRound] = useState(0);
  const { data, status } = useQuery({
    queryKey: ['captcha', round],
    queryFn: ({ signal }) => solveCaptcha(signal),
    enabled: round > 0,
    retry: false,
    refetchOnReconnect: true,
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data ? untilRenewal(state.data) : false),
  });
  const states = { pending: 'solving', success: 'solved', error: 'failed' } as const;
  const state: CaptchaState = round === 0 ? 'waiting' : states[status];
  return {
    state,
    token: data?.token ?? null,
    /** Does nothing once started. */
    begin: () => setRound((last) => Math.max(last, 1)),
    /** A captcha is good for one message only. */
    renew: () => setRound((last) => last + 1),
  };
}
