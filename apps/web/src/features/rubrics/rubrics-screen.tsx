import { Alert, Anchor } from '@mantine/core';
import { hasPremium, rubricMessages, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { useNowSeconds } from '../../lib/use-now.ts';
import { Screen } from '../../ui/screen.tsx';
import { useTeacher } from '../session/index.ts';
import { OwnRubrics } from './own-rubrics.tsx';

function SubscribeFirst() {
  return (
    <Alert variant="outline">
      {rubricMessages.premium}{' '}
      <Anchor component={Link} to={screens.account} inherit underline="always">
        See the plans
      </Anchor>
    </Alert>
  );
}

export default function RubricsScreen() {
  const isPremium = hasPremium(useTeacher().subscription, useNowSeconds());
  return (
    <Screen heading="My Rubrics" width="narrow">
      {isPremium ? <OwnRubrics /> : <SubscribeFirst />}
    </Screen>
  );
}
