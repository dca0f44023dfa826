import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Loading } from '../../ui/loading.tsx';
import { VoiceForm } from './voice-form.tsx';
import { voiceQuery } from './voice-query.ts';
import classes from './voice.module.css';
import { voiceWords } from './words.ts';

/** “How I write”, in Settings. */
export default function VoiceSection({ hasModel }: { hasModel: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(voiceQuery);
  return (
    <section className={classes.voice} aria-labelledby="how-i-write">
      <div>
        <Title order={2} id="how-i-write" size="h3">
          How I write
        </Title>
        <Text c="dimmed" size="sm" mt="xs">
          {voiceWords.intro}
        </Text>
      </div>
      {!data && isFetching && <Loading height="6rem" label="Loading how you write" />}
      {error && !data && !isFetching && (
        <LoadProblem problem={error} onRetry={() => void refetch()} />
      )}
      {data && <VoiceForm saved={data} hasModel={hasModel} />}
    </section>
  );
}
