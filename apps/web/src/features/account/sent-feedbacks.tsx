import { Stack, Text, Title } from '@mantine/core';
import { limits, type SentFeedbacks as Sent } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/index.ts';
import { counted } from '../../lib/words/counted.ts';
import classes from './account.module.css';

/** Not cached: each visit counts again. If it fails, the page leaves it out. */
const sentQuery = {
  queryKey: ['sentFeedbacks'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('sentFeedbacks', { signal }),
  retry: false,
  gcTime: 0,
  staleTime: 0,
} as const;

const sumOf = (some: readonly Sent[], change?: Sent['change']) =>
  some
    .filter((one) => change === undefined || one.change === change)
    .reduce((sum, { count }) => sum + count, 0);

const nameOf = (one: Sent | undefined) =>
  one?.writer === 'built-in' ? 'Built-in writer' : one?.writer;

/** How much a teacher changes the feedback she sends: how useful it is to her. */
export function SentFeedbacks() {
  const { data: sent = [] } = useQuery(sentQuery);
  const all = sumOf(sent);
  if (all === 0) return null;
  const byKind = Map.groupBy(sent, ({ writer, category }) => `${category}\n${writer}`);
  return (
    <Stack component="section" aria-labelledby="sent-feedbacks" gap="sm" mt="xl">
      <Title order={2} size="h3" id="sent-feedbacks">
        What you change
      </Title>
      <Text>
        You sent {sumOf(sent, 'unchanged')} of {counted(all, 'comment')} unchanged, posted or copied
        in the last {limits.keepTextsDays} days. Only the counts are kept.
      </Text>
      <div className={classes.scroller}>
        <table className={classes.sent}>
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col">Written by</th>
              <th scope="col">Unchanged</th>
              <th scope="col">Changed lightly</th>
              <th scope="col">Rewritten</th>
            </tr>
          </thead>
          <tbody>
            {[...byKind].map(([kind, some]) => (
              <tr key={kind}>
                <th scope="row">{some[0]?.category}</th>
                <td>{nameOf(some[0])}</td>
                <td>{sumOf(some, 'unchanged')}</td>
                <td>{sumOf(some, 'lightly')}</td>
                <td>{sumOf(some, 'rewritten')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
