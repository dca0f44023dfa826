import { Button } from '@mantine/core';
import { messages, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { BlankPage } from '../ui/blank-page.tsx';
import { Screen } from '../ui/screen.tsx';

export default function NotFoundScreen() {
  return (
    <Screen heading={messages.notFound} width="narrow">
      <BlankPage
        title="Nobody has written on this page yet"
        hint="There is nothing at this address. It may have been moved or removed."
      >
        <Button component={Link} to={screens.landing}>
          Go home
        </Button>
      </BlankPage>
    </Screen>
  );
}
