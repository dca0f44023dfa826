import { Button } from '@mantine/core';
import { IconSparkles } from '../../../../ui/icons/drawn/sparkles.ts';
import { useState } from 'react';
import { useClientConfig } from '../../../../lib/installation/config.ts';
import { counted } from '../../../../lib/words/counted.ts';
import { useOpened } from '../../marking-context.ts';
import classes from './open-steps.module.css';

type AskingOfModel = ReturnType<typeof useAskingOfModel>;

/** Kept by what stays: while the model judges, no step is open, and `OpenSteps` is gone. */
export function useAskingOfModel(documentId: string) {
  const { secondDrafts } = useOpened();
  const [state, setState] = useState<'offered' | 'underWay' | 'over'>('offered');
  return {
    isOver: state === 'over',
    async ask() {
      if (state === 'underWay') return;
      setState('underWay');
      const isAnswered = await secondDrafts.askModel([documentId]);
      setState(isAnswered ? 'over' : 'offered');
    },
  };
}

/** Has the teacher's model judge the steps that no rule is sure of; only a press asks it. */
export function OpenSteps({
  count,
  asking: { isOver, ask },
}: {
  count: number;
  asking: AskingOfModel;
}) {
  const provider = useClientConfig()?.writer?.provider;
  return (
    <div className={classes.open}>
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconSparkles size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        Ask the model about {counted(count, 'step')}
      </Button>
      <p className={classes.hint} role={isOver ? 'status' : undefined}>
        {isOver
          ? 'The model gave no usable answer. Ask again, or choose yourself.'
          : `Sends the steps and both drafts${provider === undefined ? '' : ` to ${provider}`}, without names.`}
      </p>
    </div>
  );
}
