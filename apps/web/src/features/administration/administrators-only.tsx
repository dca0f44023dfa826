import { Alert, Button } from '@mantine/core';
import { officeMessages } from '@second-draft/contract';
import type { ReactNode } from 'react';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { Screen } from '../../ui/screen.tsx';
import { useTeacher } from '../session/index.ts';

function Denied() {
  const goBack = useGoBack();
  return (
    <Screen heading={officeMessages.administration.deniedHeading} width="narrow">
      <Alert title={officeMessages.administration.denied} color="rata" variant="outline" mb="lg">
        {officeMessages.administration.deniedText}
      </Alert>
      <Button onClick={goBack}>Go Back</Button>
    </Screen>
  );
}

export function AdministratorsOnly({ children }: { children: ReactNode }) {
  return useTeacher().administrator ? children : <Denied />;
}
