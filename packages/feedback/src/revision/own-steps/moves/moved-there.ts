import { proofOf } from '../../gate/proof-of.ts';
import type { Opinion } from '../../gate/gate-verdict.ts';
import { shown, type OwnLook } from '../own-look.ts';
import { besideOther, toTheirKind } from './beside-others.ts';
import type { Move } from './move.ts';
import { toAnEnd } from './to-an-end.ts';
import { isPlaced } from './where-now.ts';

/** More than to move it. */
const asksElse =
  /\b(?:add|describe|explain|give|write|change|rewrite|fix)\b|\b(?:and|then) (?:tell|say|show|make)\b/u;

/** Something was blanked out: it may be the same sentence once more. */
const hasGap = ({ drafts }: OwnLook) => /\S[ ]{12,}|^[ ]{12,}/u.test(drafts.after);

/** What became of sentences that a step wants somewhere else. */
export function movedThere(look: OwnLook, move: Move): Opinion | null {
  const { compared, after: text, fresh } = look.drafts;
  const moved = move.sentences.filter(isPlaced);
  if (moved.length < move.sentences.length) return null;
  const verdict =
    move.where === 'start' || move.where === 'end'
      ? toAnEnd(look, move, moved)
      : move.where === 'with'
        ? toTheirKind(look, move, moved)
        : besideOther(look, move, moved);
  if (verdict === 'done' && asksElse.test(look.asked)) return null;
  if (verdict === null || (verdict === 'notYet' && hasGap(look))) return null;
  const proof = moved.flatMap(
    ({ run, now }) =>
      proofOf(compared, text, fresh, { kind: 'moved', before: run, after: now }) ?? [],
  );
  return shown(verdict, proof);
}
