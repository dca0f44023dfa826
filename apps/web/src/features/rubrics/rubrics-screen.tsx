import { Alert, Anchor, Stack } from '@mantine/core';
import { hasPremium, mayHaveRubrics, rubricMessages, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { useNowSeconds } from '../../lib/time/use-now.ts';
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
  const teacher = useTeacher();
  const now = useNowSeconds();
  const mayUpload = hasPremium(teacher.subscription, now);
  return (
    <Screen heading="My Rubrics" width="narrow">
      <Stack gap="lg">
        {!mayUpload && <SubscribeFirst />}
        {mayHaveRubrics(teacher, now) && <OwnRubrics mayUpload={mayUpload} />}
      </Stack>
    </Screen>
  );
}
