import { Alert, Button, Center, Loader, Text } from '@mantine/core';
import { officeMessages } from '@second-draft/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api/index.ts';
import { Screen } from '../../ui/screen.tsx';
import { AdministratorsOnly } from '../administration/index.ts';
import { CompletionCard } from './completion-card.tsx';
import { CompletionControls } from './completion-controls.tsx';
import { pagesFrom } from './paging.ts';

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof ApiError ? error.message : officeMessages.completions.invalid;
  return (
    <Alert role="alert" color="rata" variant="outline" mb="lg">
      <Text mb="sm">{officeMessages.completions.failed(reason)}</Text>
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  );
}

function Completions() {
  const [start, setStart] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['completions', start],
    queryFn: ({ signal }) => call('completions', { query: { start }, signal }),
    placeholderData: keepPreviousData,
  });
  const pagination = data?.pagination;
  const next = pagination ? pagesFrom(pagination).next : null;
  const list = useRef<HTMLElement>(null);
  /** The next entries take the place of these: keys and screen readers go on at their beginning. */
  const showNext = () => {
    if (isFetching || next === null) return;
    setStart(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  return (
    <Screen heading="Completions">
      {error && !isFetching && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && (
        <Center mih="40dvh">
          <Loader aria-label="Loading completions" />
        </Center>
      )}
      {pagination && (
        <>
          <Text>
            Showing {pagination.returned} of {pagination.total} completions
          </Text>
          {pagination.total > 0 && (
            <Text component="output" display="block" c="dimmed">
              Showing entries {pagination.start + 1} to {pagination.start + pagination.returned} of{' '}
              {pagination.total}
            </Text>
          )}
          <CompletionControls pagination={pagination} isLoading={isFetching} onGo={setStart} />
        </>
      )}
      <section ref={list} aria-label="Completions" tabIndex={-1}>
        {data?.completions.map((record, at) => (
          <CompletionCard key={record.completion.id || at} record={record} />
        ))}
      </section>
      {pagination && (
        <Center>
          <Button
            variant="default"
            data-disabled={isFetching || next === null}
            aria-disabled={isFetching || next === null}
            onClick={showNext}
          >
            {isFetching ? 'Loading...' : 'Load More'}
          </Button>
        </Center>
      )}
    </Screen>
  );
}

export default function CompletionsScreen() {
  return (
    <AdministratorsOnly>
      <Completions />
    </AdministratorsOnly>
  );
}
