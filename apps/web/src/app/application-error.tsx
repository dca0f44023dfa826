import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { logProblem } from '../lib/log-problem.ts';

export function ApplicationError() {
  const error = useRouteError();
  useEffect(() => {
    logProblem(
      'A screen failed',
      isRouteErrorResponse(error) ? new Error(`status ${error.status}`) : error,
    );
  }, [error]);
  return (
    <Container component="main" size="xs" py="xl">
      <Stack align="flex-start">
        <Title order={1}>{messages.applicationError}</Title>
        <Text>
          Something on this page broke. What you typed is kept: reload the page to carry on.
        </Text>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Stack>
    </Container>
  );
}
