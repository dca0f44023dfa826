/** New Zealand dollars. */
export const prices = {
  monthly: 8,
  /** The current offer. */
  yearly: 49,
  /** The standard yearly price, named in the terms. */
  yearlyStandard: 80,
} as const;
