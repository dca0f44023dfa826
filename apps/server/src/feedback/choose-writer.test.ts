import { HOUR_MS, type Subscription } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { requirePremium } from './choose-writer.ts';

const hoursAhead = (hours: number) => (Date.now() + hours * HOUR_MS) / 1000;
const cancelled = (expires: number | null): Subscription => ({
  status: 'canceled',
  type: 'single',
  expires,
});

it('what was paid for and then cancelled can be used until it expires, and no longer', () => {
  expect(() => requirePremium(cancelled(hoursAhead(1)))).not.toThrow();
  expect(() => requirePremium(cancelled(hoursAhead(-1)))).toThrow(
    expect.objectContaining({ code: 'premium_required' }),
  );
});
