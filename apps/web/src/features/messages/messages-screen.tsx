import { Button, Center, Loader } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AdministratorsOnly } from '../administration/index.ts';
import { MessageCard } from './message-card.tsx';

function Messages() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['messages'],
    queryFn: ({ pageParam, signal }) =>
      call('receivedMessages', { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const problem = isFetching ? null : error;
  const tryAgain = () => void (hasNextPage ? fetchNextPage() : refetch());
  const received = data?.pages.flatMap((page) => page.messages);
  return (
    <Screen heading="Messages" width="narrow">
      {!received && isFetching && (
        <Center mih="40dvh">
          <Loader aria-label="Loading messages" />
        </Center>
      )}
      {received?.length === 0 && (
        <BlankPage
          title="Nobody has written yet."
          hint="What people send from the contact page appears here."
        />
      )}
      {received?.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
      {problem && <LoadProblem problem={problem} onRetry={tryAgain} />}
      {hasNextPage && !problem && (
        <Center>
          <Button variant="default" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {isFetching ? 'Loading...' : 'Load More'}
          </Button>
        </Center>
      )}
    </Screen>
  );
}

export default function MessagesScreen() {
  return (
    <AdministratorsOnly>
      <Messages />
    </AdministratorsOnly>
  );
}
