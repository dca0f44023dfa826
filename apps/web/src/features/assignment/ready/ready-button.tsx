import { Button } from '@mantine/core';
import { postingMessages } from '@second-draft/contract';
import { IconCircle } from '../../../ui/icons/drawn/circle.ts';
import { IconCircleCheckFilled } from '../../../ui/icons/drawn/circle-check-filled.ts';
import { meantOnce } from '../../../lib/presses/meant-once.ts';
import { tip } from '../../../ui/tip/tip.ts';
import { postingHints } from '../actions/posting-hindrance.ts';
import { view } from '../class/view.ts';
import { useOpened } from '../marking-context.ts';
import type { MarginWork } from '../student/margin/margin-work.ts';
import type { Feedback } from '../work/work.ts';
import { goOnFromReady } from './mark-ready.ts';
import { readyHindranceOf } from './ready-works.ts';

/** In the one-student view, marking moves on to the next. */
export function ReadyButton({ feedback, work }: { feedback: Feedback; work: MarginWork }) {
  const opened = useOpened();
  const hindrance = readyHindranceOf(work);
  if (hindrance === 'posted') return null;
  const isReady = feedback.isReady && hindrance !== 'empty';
  const isDisabled = !isReady && hindrance !== null;
  const press = () => {
    if (isDisabled) return;
    opened.marking.store.dispatch(work.file.id, { kind: 'readySet', isReady: !isReady });
    if (!isReady && view.get() === 'one') goOnFromReady(opened);
  };
  const Icon = isReady ? IconCircleCheckFilled : IconCircle;
  return (
    <Button
      {...tip(isDisabled ? postingHints[hindrance] : postingMessages.ready.hint)}
      variant={isReady ? 'light' : 'subtle'}
      size="compact-sm"
      leftSection={<Icon size={18} aria-hidden />}
      aria-pressed={isReady}
      data-disabled={isDisabled}
      aria-disabled={isDisabled}
      onClick={meantOnce(press)}
    >
      Ready
    </Button>
  );
}
