import { Button } from '@mantine/core';
import { IconSparkles } from '../../../../ui/icons/drawn/sparkles.ts';
import { counted } from '../../../../lib/words/counted.ts';
import { useOfAllWorks, useOpened } from '../../marking-context.ts';
import classes from './open-steps.module.css';
import { isChangedSince } from '../asking/second-draft-of.ts';

/** Has the model judge all open steps of the class; absent where there are none. */
export function OpenStepsOfClass() {
  const { secondDrafts } = useOpened();
  const found = useOfAllWorks((works) => {
    const drafts = works.map(secondDrafts.of).filter(isChangedSince);
    const open = drafts.filter(({ openSteps, judging }) => openSteps > 0 && !judging);
    const steps = open.reduce((sum, { openSteps }) => sum + openSteps, 0);
    const asked = drafts.filter(({ judging }) => judging).length;
    return JSON.stringify({ ids: open.map(({ documentId }) => documentId), steps, asked });
  });
  const { ids, steps, asked } = JSON.parse(found) as {
    ids: string[];
    steps: number;
    asked: number;
  };
  if (asked > 0)
    return <output className={classes.hint}>Looking at {counted(asked, 'changed text')}…</output>;
  if (steps === 0) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      fullWidth
      className={`${classes.all}`}
      leftSection={<IconSparkles size={16} aria-hidden />}
      title="Sends the steps and both drafts to the model, without names"
      onClick={() => void secondDrafts.askModel(ids)}
    >
      Ask about {counted(steps, 'open step')}
    </Button>
  );
}
