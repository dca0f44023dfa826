import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { useNetwork } from '@mantine/hooks';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { logProblem } from '../lib/failures/log-problem.ts';
import { isMissingPart, MISSING_PART } from '../lib/loading/missing-part.ts';

/** @param component a `div` where it stands in a page's `main` */
export function ApplicationError({ component = 'main' }: { component?: 'main' | 'div' }) {
  const error = useRouteError();
  const { online } = useNetwork();
  useEffect(() => {
    if (online) return undefined;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [online]);
  useEffect(() => {
    // The router keeps a screen's failure, and asks no more: only a page that is loaded anew does.
    if (isMissingPart(error)) window.dispatchEvent(new Event(MISSING_PART));
    logProblem(
      'A screen failed',
      isRouteErrorResponse(error) ? new Error(`status ${error.status}`) : error,
    );
  }, [error]);
  return (
    <Container component={component} size="xs" py="xl">
      <Stack align="flex-start">
        <Title order={1} ff="var(--font-display)" fw={560}>
          {online ? messages.applicationError : messages.connection.none}
        </Title>
        {online ? (
          <>
            <Text>
              Something on this page broke. What you typed is kept: reload the page to carry on.
            </Text>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
          </>
        ) : (
          <Text component="output">{messages.connection.screenWaits}</Text>
        )}
      </Stack>
    </Container>
  );
}
