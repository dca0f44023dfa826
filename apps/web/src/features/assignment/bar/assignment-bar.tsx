import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '../../../ui/icons/drawn/adjustments-horizontal.ts';
import { IconKeyboard } from '../../../ui/icons/drawn/keyboard.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { usePageMark } from '../page-mark.ts';
import { tip } from '../../../ui/tip/tip.ts';
import { ClassButton } from '../class/class-button.tsx';
import { ViewButton } from '../class/view-button.tsx';
import { view } from '../class/view.ts';
import { useOpened } from '../marking-context.ts';
import classes from './assignment-bar.module.css';
import { ForAllButton } from './for-all-button.tsx';
import { ForAllChoices } from './for-all-choices.tsx';
import { ProgressLine } from './progress-line.tsx';
import { WriteAccessButton } from './write-access-button.tsx';

/**
 * What was set for all folds away as she goes to another student: unfolded, it covers half a phone.
 * One student at a time, it does once feedback for all is asked for, too.
 */
function useRoomForWriting(foldAway: () => void): void {
  const { current, marking } = useOpened();
  const { forAll } = marking;
  const begin = useEffectEvent(() => {
    if (view.get() === 'one') foldAway();
  });
  useEffect(() => current.id.subscribe(foldAway), [current, foldAway]);
  useEffect(
    () => forAll.progress.subscribe((after, before) => after && !before && begin()),
    [forAll],
  );
}

export function AssignmentBar({ onHelp }: { onHelp: () => void }) {
  const [isUnfolded, fold] = useDisclosure(false);
  const choicesId = useId();
  usePageMark('choices', isUnfolded ? 'unfolded' : undefined);
  useRoomForWriting(fold.close);
  return (
    <section aria-label="For all students" className={classes.bar} data-bar>
      <div className={classes.status}>
        <ClassButton />
        <ProgressLine />
        <Button
          variant="subtle"
          size="compact-sm"
          className={`${classes.fold}`}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          data-action="choices"
          aria-expanded={isUnfolded}
          aria-controls={choicesId}
          onClick={() => flushSync(fold.toggle)}
        >
          Set for all
        </Button>
      </div>
      <div id={choicesId} className={classes.tools} data-unfolded={isUnfolded || undefined}>
        <ForAllChoices />
        <div className={classes.buttons}>
          <ViewButton />
          <WriteAccessButton />
          <ForAllButton />
          <ActionIcon
            {...tip('Keyboard shortcuts (?)')}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Keyboard shortcuts"
            onClick={onHelp}
          >
            <IconKeyboard aria-hidden />
          </ActionIcon>
        </div>
      </div>
    </section>
  );
}
