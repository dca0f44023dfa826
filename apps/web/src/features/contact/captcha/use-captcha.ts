import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { solveCaptcha, type SolvedCaptcha } from './solve.ts';

/** A captcha about to expire is not worth sending (milliseconds). */
const MARGIN_MS = 30_000;

export type CaptchaState = 'waiting' | 'solving' | 'solved' | 'failed';

const untilRenewal = ({ expires }: SolvedCaptcha) =>
  Math.max(expires - Date.now() - MARGIN_MS, MARGIN_MS);

/** The form's captcha: begun when someone starts to write, renewed before it expires. */
export function useCaptcha() {
  const [round, setRound] = useState(0);
  const { data, status } = useQuery({
    queryKey: ['captcha', round],
    queryFn: ({ signal }) => solveCaptcha(signal),
    enabled: round > 0,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data ? untilRenewal(state.data) : false),
  });
  const states = { pending: 'solving', success: 'solved', error: 'failed' } as const;
  const state: CaptchaState = round === 0 ? 'waiting' : states[status];
  return {
    state,
    token: data?.token ?? null,
    /** Begins, if it has not begun. */
    begin: () => setRound((last) => Math.max(last, 1)),
    /** Begins anew: a captcha is good for one message. */
    renew: () => setRound((last) => last + 1),
  };
}
