import { Loader, Modal, Stack, Text } from '@mantine/core';
import type { Checks } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/index.ts';
import { LoadProblem } from '../../../../ui/load-problem.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import classes from './what-was-sent.module.css';

const BUILT_IN: Checks['writer']['kind'] = 'built-in';

const roles: Readonly<Record<string, string>> = {
  system: 'Instructions',
  developer: 'Instructions',
  user: 'The student’s text and what was asked',
  assistant: 'Its first answer',
};

export type SentOperation = 'whatWasSent' | 'sentToJudge';

function Sent({ feedbackId, sentTo }: { feedbackId: string; sentTo: SentOperation }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [sentTo, feedbackId],
    queryFn: ({ signal }) => call(sentTo, { params: { feedbackId }, signal }),
    // A model may have been asked again since.
    gcTime: 0,
    staleTime: 0,
  });
  if (data) {
    return (
      <Stack>
        <Text>
          This is exactly what {data.writer === BUILT_IN ? 'the built-in writer' : data.writer} was
          given. Names from the class list had been replaced by then, and other people’s where they
          could be told; so had email addresses, phone numbers, links, user names and street
          addresses. A rare spelling can get through, and places and events stay as they are
          written.
        </Text>
        {data.messages.map(({ role, content }) => (
          <section key={role + content} className={classes.message}>
            <Text component="h3" size="sm" fw={650}>
              {roles[role] ?? role}
            </Text>
            <p className={classes.words}>{content}</p>
          </section>
        ))}
      </Stack>
    );
  }
  if (error && !isFetching) return <LoadProblem problem={error} onRetry={() => void refetch()} />;
  return <Loader aria-label="Loading what was sent" />;
}

export default function WhatWasSent({
  feedbackId,
  sentTo,
  onClose,
}: {
  feedbackId: string;
  sentTo: SentOperation;
  onClose: () => void;
}) {
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title="What was sent"
      className={`${classes.dialog}`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Sent feedbackId={feedbackId} sentTo={sentTo} />
    </Modal>
  );
}
