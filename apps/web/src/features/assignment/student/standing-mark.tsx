import { messages } from '@second-draft/contract';
import { IconAlertTriangle } from '../../../ui/icons/drawn/alert-triangle.ts';
import { IconBook2 } from '../../../ui/icons/drawn/book-2.ts';
import { IconCircleCheck } from '../../../ui/icons/drawn/circle-check.ts';
import { IconCircleDashed } from '../../../ui/icons/drawn/circle-dashed.ts';
import { IconCircleDotted } from '../../../ui/icons/drawn/circle-dotted.ts';
import { IconMessageCircleCheck } from '../../../ui/icons/drawn/message-circle-check.ts';
import { IconPencilCheck } from '../../../ui/icons/drawn/pencil-check.ts';
import { IconRefreshDot } from '../../../ui/icons/drawn/refresh-dot.ts';
import { Unseen } from '../../../ui/unseen.tsx';
import type { Standing } from '../work/standing.ts';
import classes from './standing-mark.module.css';

const marks = {
  toRead: { Icon: IconBook2, words: messages.concern.mark },
  nothing: { Icon: IconCircleDashed, words: 'Nothing yet' },
  writing: { Icon: IconCircleDotted, words: 'Writing' },
  written: { Icon: IconPencilCheck, words: 'Written' },
  ready: { Icon: IconCircleCheck, words: 'Ready' },
  notPosted: { Icon: IconAlertTriangle, words: 'Not posted' },
  posted: { Icon: IconMessageCircleCheck, words: 'Posted' },
  changed: { Icon: IconRefreshDot, words: 'Changed since' },
} as const satisfies Record<Standing, unknown>;

function Changed({ acted, isBrief }: { acted: string; isBrief: boolean }) {
  return (
    <>
      {isBrief ? <Unseen>Changed ·</Unseen> : 'Changed ·'} {acted} <Unseen>steps</Unseen> done
    </>
  );
}

/**
 * `acted` tells how many steps of the feedback a changed text has done: '2 of 3'. `isBrief` leaves
 * room for a name beside it.
 */
export function StandingMark({
  standing,
  acted = null,
  isBrief = false,
}: {
  standing: Standing;
  acted?: string | null;
  isBrief?: boolean;
}) {
  const { Icon, words } = marks[standing];
  const brief = isBrief && standing === 'changed' ? 'Changed' : words;
  return (
    <span className={classes.mark} data-standing={standing}>
      {(acted === null || isBrief) && <Icon size={18} aria-hidden />}
      {standing === 'nothing' ? (
        <Unseen>{words}</Unseen>
      ) : (
        <span className={classes.words}>
          {acted === null ? brief : <Changed acted={acted} isBrief={isBrief} />}
        </span>
      )}
    </span>
  );
}
