import { Button, Text, Title } from '@mantine/core';
import { messages, type Concern } from '@second-draft/contract';
import { IconBook2 } from '../../../ui/icons/drawn/book-2.ts';
import { useId } from 'react';
import type { AttachedFile } from '../documents/attached-file.ts';
import { useMarking } from '../marking-context.ts';
import { OwnButton } from '../student/margin/own-button.tsx';
import classes from './concern-line.module.css';

/** Asks the teacher to read a text herself, and shows the words that it rests on, if they are known. */
export default function ConcernLine({ file, concern }: { file: AttachedFile; concern: Concern }) {
  const { store, getFeedback } = useMarking();
  const titleId = useId();
  return (
    <section className={classes.line} aria-labelledby={titleId} data-grows>
      <Title order={3} id={titleId} className={classes.title}>
        <IconBook2 size={20} aria-hidden />
        {messages.concern.title}
      </Title>
      <Text size="sm">{messages.concern.text(file.student.firstName)}</Text>
      {concern.text !== '' && <blockquote className={classes.words}>{concern.text}</blockquote>}
      <div className={classes.ways}>
        <OwnButton file={file} />
        <Button
          variant="subtle"
          onClick={() => {
            store.dispatch(file.id, { kind: 'concernRead' });
            void getFeedback(file.id);
          }}
        >
          {messages.concern.goOn}
        </Button>
      </div>
    </section>
  );
}
