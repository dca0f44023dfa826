import { Alert, Anchor, Loader } from '@mantine/core';
import { screens, accountMessages } from '@second-draft/contract';
import { useHasPassed } from '../../lib/time/use-has-passed.ts';
import { IconCircleCheck } from '../../ui/icons/drawn/circle-check.ts';
import { IconInfoCircle } from '../../ui/icons/drawn/info-circle.ts';
import { Link } from 'react-router';
import { useTeacher } from '../session/index.ts';
import { AccountPage } from './account-page.tsx';
import { useAccountUntil } from './use-account.ts';

/** Twice as long as a teacher is told that it usually takes. */
const LONG_WAIT_MS = 120_000;

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
    <Alert icon={<Loader size={18} aria-hidden />} mb="lg">
      {accountMessages.account.activating}
    </Alert>
  );
}

/** A payment takes longer now and then; without one, the page was opened by its address. */
function Unconfirmed() {
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} mb="lg">
      {accountMessages.account.unconfirmed}{' '}
      <Anchor component={Link} to={screens.account} inherit underline="always">
        Account
      </Anchor>
      {' · '}
      <Anchor component={Link} to={screens.contact} inherit underline="always">
        Contact us
      </Anchor>
    </Alert>
  );
}

/** Stripe's checkout returns here, now and then before Stripe has told the server of the payment. */
export default function AccountSuccessScreen() {
  const { status, paysBesides } = useTeacher().subscription;
  const isActive = status === 'active';
  const isLong = useHasPassed(LONG_WAIT_MS);
  useAccountUntil(isActive, isLong);
  if (isActive) return <AccountPage notice={paysBesides ? null : <Activated />} />;
  return <AccountPage notice={isLong ? <Unconfirmed /> : <Activating />} isPaid />;
}
