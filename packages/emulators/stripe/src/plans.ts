/** Amounts in New Zealand cents. */
export interface Plan {
  id: string;
  name: string;
  amount: number;
  interval: 'month' | 'year';
}

export const plans: readonly Plan[] = [
  { id: 'price_monthly', name: 'Individual Monthly', amount: 800, interval: 'month' },
  { id: 'price_yearly', name: 'Individual Yearly', amount: 4_900, interval: 'year' },
];

/** Like Stripe, a month from the 31st ends on the last day of a shorter month. */
export function oneIntervalAfter(start: Date, interval: Plan['interval']): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + (interval === 'month' ? 1 : 12));
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** `$8 a month` */
export const priceOf = ({ amount, interval }: Plan): string => `$${amount / 100} a ${interval}`;
