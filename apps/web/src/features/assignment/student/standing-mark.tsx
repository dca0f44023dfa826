import { VisuallyHidden } from '@mantine/core';
import { messages } from '@second-draft/contract';
import {
  IconBook2,
  IconCircleDashed,
  IconCircleDotted,
  IconMessageCircleCheck,
  IconPencilCheck,
  IconRefreshDot,
} from '@tabler/icons-react';
import type { Standing } from '../work/reduce-work.ts';
import classes from './standing-mark.module.css';

const marks = {
  toRead: { Icon: IconBook2, words: messages.concern.title },
  nothing: { Icon: IconCircleDashed, words: 'Nothing yet' },
  writing: { Icon: IconCircleDotted, words: 'Writing' },
  written: { Icon: IconPencilCheck, words: 'Written' },
  posted: { Icon: IconMessageCircleCheck, words: 'Posted' },
  changed: { Icon: IconRefreshDot, words: 'Changed since' },
} as const satisfies Record<Standing, unknown>;

export function StandingMark({ standing }: { standing: Standing }) {
  const { Icon, words } = marks[standing];
  return (
    <span className={classes.mark} data-standing={standing}>
      <Icon size={18} aria-hidden />
      {standing === 'nothing' ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span className={classes.words}>{words}</span>
      )}
    </span>
  );
}
