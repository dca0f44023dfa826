import type { Why } from '@second-draft/contract';
import {
  builtInWriter,
  callsHer,
  checkFeedback,
  filledFrame,
  noFrame,
  isPraise,
  praisesNoSlip,
  sourceText,
  usableRange,
  type CheckedAgainst,
  type CheckedFeedback,
} from '@second-draft/feedback';
import { revealerOf, standInsOf, type Hidden } from '../concealing/hidden.ts';
import { revealedWhy } from './revealed-why.ts';
import type { Draft, Writer, WritingTask } from '../writers/writer.ts';

export interface ToJudge {
  draft: Draft;
  by: Writer['kind'];
  /** The built-in writer wrote in place of a model. */
  staysHome?: boolean;
  task: Pick<WritingTask, 'text' | 'focus' | 'wordCount' | 'readingLevel' | 'plainWords'>;
  hidden: Hidden;
  /** Set for feedback on a second draft; names included. */
  secondDraft?: CheckedAgainst['secondDraft'];
  /** The student's name is still a blank in it. */
  hers?: CheckedAgainst['hers'];
}

export interface CheckedDraft extends CheckedFeedback {
  /**
   * Good enough for a teacher: it has a strength and, unless only praise was asked for, a next
   * step; it is about as long as asked for; and it quotes the student.
   */
  isUsable: boolean;
  /** Tells the teacher about this writer, and what it could do with this task. */
  note: string | null;
  why: Why | null;
}

export function judgeDraft(toJudge: ToJudge): CheckedDraft {
  const { draft, by, staysHome, task, hidden, secondDraft, hers } = toJudge;
  const reveal = revealerOf(hidden);
  const revealed = draft.points.map((point) => ({
    ...point,
    comment: reveal(point.comment),
    quotations: point.quotations.map(reveal),
    example: point.example === null ? null : reveal(point.example),
  }));
  const fit = task.plainWords ? praisesNoSlip(revealed, hidden.text) : revealed;
  const studentName = reveal(hidden.student.standIn);
  const source = sourceText(hidden.text);
  const criteria = task.focus.map(({ descriptors }) => reveal(descriptors));
  const checked = checkFeedback(fit, {
    source,
    wordCount: task.wordCount,
    readingLevel: task.readingLevel,
    isPraise: isPraise(task.focus),
    isSparing: by === 'built-in',
    studentName,
    standIns: standInsOf(hidden),
    names: hidden.names.map(({ real }) => real),
    criteria,
    secondDraft,
    hers: hers && { ...hers, frame: filledFrame(hers.frame, studentName) },
  });
  const isCalled = callsHer({
    studentName,
    written: [
      ...draft.points.flatMap(({ comment, example }) => [comment, example ?? '']),
      ...Object.values(hers?.frame ?? noFrame),
    ],
    feedback: checked.feedback,
    frame: checked.checks.frame ?? noFrame,
    studentText: hidden.text,
  });
  return {
    ...checked,
    checks: { ...checked.checks, ...(isCalled && { studentName }) },
    isUsable: isUsable(checked, isPraise(task.focus)),
    note: by === 'built-in' ? builtInWriter.noteFor({ ...task, staysHome }, checked.points) : null,
    why:
      draft.why &&
      revealedWhy(draft.why, {
        reveal,
        source,
        criteria,
        standIns: standInsOf(hidden),
        studentName,
      }),
  };
}

function isUsable({ points, checks }: CheckedFeedback, isPraised: boolean): boolean {
  const kinds = new Set(points.map(({ kind }) => kind));
  const { count, asked } = checks.words;
  const { fewest, most } = usableRange(asked);
  return (
    kinds.has('strength') &&
    (isPraised || kinds.has('nextStep')) &&
    count >= fewest &&
    count <= most &&
    !checks.failed.includes('quotations')
  );
}
