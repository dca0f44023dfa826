import { Alert, Button } from '@mantine/core';
import { officeMessages } from '@second-draft/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Screen } from '../../ui/screen.tsx';
import { useTeacher } from './profile.ts';

function Denied() {
  const navigate = useNavigate();
  return (
    <Screen heading={officeMessages.administration.deniedHeading} width="narrow">
      <Alert title={officeMessages.administration.denied} color="rata" variant="outline" mb="lg">
        {officeMessages.administration.deniedText}
      </Alert>
      <Button onClick={() => void navigate(-1)}>Go Back</Button>
    </Screen>
  );
}

export function AdministratorsOnly({ children }: { children: ReactNode }) {
  return useTeacher().administrator ? children : <Denied />;
}
