import type { Verdict } from '@second-draft/contract';
import { IconCircle } from '../../../../ui/icons/drawn/circle.ts';
import { IconCircleCheck } from '../../../../ui/icons/drawn/circle-check.ts';
import { IconCircleHalf } from '../../../../ui/icons/drawn/circle-half.ts';
import { IconHelpCircle } from '../../../../ui/icons/drawn/help-circle.ts';

export const verdictMarks = {
  done: { Icon: IconCircleCheck, words: 'Done' },
  partly: { Icon: IconCircleHalf, words: 'Partly' },
  notYet: { Icon: IconCircle, words: 'Not yet' },
  cantTell: { Icon: IconHelpCircle, words: 'Can’t tell' },
} as const satisfies Record<Verdict, unknown>;

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { Icon, words } = verdictMarks[verdict];
  return (
    <>
      <Icon size={16} aria-hidden /> {words}
    </>
  );
}
