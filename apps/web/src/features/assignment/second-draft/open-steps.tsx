import { Button } from '@mantine/core';
import { IconSparkles } from '../../../ui/icons/drawn/sparkles.ts';
import { useState } from 'react';
import { useClientConfig } from '../../../lib/config.ts';
import { counted } from '../../../lib/counted.ts';
import { useOpened } from '../marking-context.ts';
import classes from './open-steps.module.css';

/** Has the teacher's model judge the steps that no rule is sure of; only a press asks it. */
export function OpenSteps({ documentId, count }: { documentId: string; count: number }) {
  const { secondDrafts } = useOpened();
  const provider = useClientConfig()?.writer?.provider;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={classes.open}>
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconSparkles size={16} aria-hidden />}
        onClick={() => {
          setIsAsked(true);
          void secondDrafts.askModel([documentId]);
        }}
      >
        Ask the model about {counted(count, 'step')}
      </Button>
      <p className={classes.hint} role={isAsked ? 'status' : undefined}>
        {isAsked
          ? 'The model gave no usable answer. Ask again, or choose yourself.'
          : `Sends the steps and both drafts${provider === undefined ? '' : ` to ${provider}`}, without names.`}
      </p>
    </div>
  );
}
