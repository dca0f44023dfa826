import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { hasPremium, screens, accountMessages, type Profile } from '@second-draft/contract';
import { Link } from 'react-router';
import { useClientConfig } from '../../lib/installation/config.ts';
import { useNowSeconds } from '../../lib/time/use-now.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PortalButton } from './portal-button.tsx';
import { LoadingPlans, PricingTable } from './pricing-table.tsx';
import { useAccount } from './use-account.ts';

function Subscribing({
  profile: { email, subscription },
  account,
  hasPortal,
}: {
  profile: Profile;
  account: ReturnType<typeof useAccount>;
  hasPortal: boolean;
}) {
  const isRunning = hasPremium(subscription, useNowSeconds());
  const config = useClientConfig();
  const { paymentReference, problem, retry } = account;
  const content = () => {
    if (problem) return <LoadProblem problem={problem} onRetry={retry} />;
    if (!config || paymentReference === undefined) return <LoadingPlans />;
    if (config.payments && paymentReference !== null)
      return <PricingTable payments={config.payments} reference={paymentReference} email={email} />;
    return (
      <Text>
        {accountMessages.account.cannotPay}{' '}
        <Anchor component={Link} to={screens.contact} underline="always">
          Contact us
        </Anchor>
      </Text>
    );
  };
  return (
    <Stack component="section" aria-labelledby="subscribe" gap="sm" mt="xl">
      <Title order={2} size="h3" id="subscribe">
        Subscribe
      </Title>
      {isRunning && hasPortal && <Text>{accountMessages.account.stillRuns}</Text>}
      {content()}
    </Stack>
  );
}

export function Paying({ profile }: { profile: Profile }) {
  const account = useAccount();
  const config = useClientConfig();
  const { status, type, paysBesides } = profile.subscription;
  const hasOwn = paysBesides ?? type !== 'team';
  const hasPortal = status !== 'trial' && hasOwn && !!config?.payments;
  return (
    <>
      {hasPortal && (
        <Box mt="md">
          <PortalButton />
        </Box>
      )}
      {status !== 'active' && (
        <Subscribing profile={profile} account={account} hasPortal={hasPortal} />
      )}
    </>
  );
}
