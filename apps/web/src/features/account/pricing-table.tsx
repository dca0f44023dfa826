import type { ClientConfig } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { loadScript } from '../../lib/third-parties/load-script.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Loading } from '../../ui/loading.tsx';

export const LoadingPlans = () => <Loading height="12rem" label="Loading the plans" />;

/** Stripe's pricing table. `reference` ties a payment to this teacher. */
export function PricingTable({
  payments,
  reference,
  email,
}: {
  payments: NonNullable<ClientConfig['payments']>;
  reference: string;
  email: string;
}) {
  const { isSuccess, error, isFetching, refetch } = useQuery({
    queryKey: ['script', payments.script],
    queryFn: async () => {
      await loadScript(payments.script);
      return true;
    },
  });
  if (error && !isFetching) return <LoadProblem problem={error} onRetry={() => void refetch()} />;
  if (!isSuccess) return <LoadingPlans />;
  return createElement('stripe-pricing-table', {
    'pricing-table-id': payments.pricingTableId,
    'publishable-key': payments.publishableKey,
    'client-reference-id': reference,
    'customer-email': email,
  });
}
