import { Alert, Anchor, Loader } from '@mantine/core';
import { screens, accountMessages } from '@second-draft/contract';
import { IconCircleCheck } from '../../ui/icons/drawn/circle-check.ts';
import { Link } from 'react-router';
import { useTeacher } from '../session/index.ts';
import { AccountPage } from './account-page.tsx';
import { useAccountUntil } from './use-account.ts';

function Activated() {
  return (
    <Alert icon={<IconCircleCheck aria-hidden />} mb="lg">
      {accountMessages.account.activated}{' '}
      <Anchor component={Link} to={screens.classrooms} inherit underline="always">
        My Classrooms
      </Anchor>
    </Alert>
  );
}

function Activating() {
  return (
    <Alert icon={<Loader size={18} />} mb="lg">
      {accountMessages.account.activating}
    </Alert>
  );
}

/** Stripe's checkout returns here, now and then before Stripe has told the server of the payment. */
export default function AccountSuccessScreen() {
  const isActive = useTeacher().subscription.status === 'active';
  useAccountUntil(isActive);
  if (isActive) return <AccountPage notice={<Activated />} />;
  return <AccountPage notice={<Activating />} isPaid />;
}
