import * as z from 'zod';

/**
 * How a subscription at the payment provider stands. 'retrying' runs on while a failed payment is
 * tried again; 'ending' still runs but won't renew.
 */
export const paidStanding = z.enum(['running', 'retrying', 'ending', 'ended']);

export type PaidStanding = z.infer<typeof paidStanding>;
