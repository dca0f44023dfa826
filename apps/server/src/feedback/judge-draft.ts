import {
  builtInWriter,
  checkFeedback,
  countWords,
  isPraise,
  sourceText,
  usableRange,
  type CheckedFeedback,
  type DraftPoint,
} from '@second-draft/feedback';
import { concealAll, type ToConceal } from './concealed-names.ts';
import type { Writer, WritingTask } from './writers/writer.ts';

export interface ToJudge {
  draft: readonly DraftPoint[];
  by: Writer['kind'];
  task: Pick<WritingTask, 'text' | 'focus' | 'wordCount' | 'readingLevel'>;
  given: ToConceal;
}

export interface CheckedDraft extends CheckedFeedback {
  /**
   * Good enough for a teacher: it has a strength and, unless only praise was asked for, a next
   * step; it is about as long as asked for; and it quotes the student.
   */
  usable: boolean;
  /** Tells the teacher about this writer, and what it could do with this task. */
  note: string | null;
}

export function judgeDraft({ draft, by, task, given }: ToJudge): CheckedDraft {
  const { names } = concealAll(given);
  const { reveal } = names;
  const revealed = draft.map((point) => ({
    ...point,
    comment: reveal(point.comment),
    quotations: point.quotations.map(reveal),
    example: point.example === null ? null : reveal(point.example),
  }));
  const checked = checkFeedback(revealed, {
    source: sourceText(given.text),
    wordCount: task.wordCount,
    readingLevel: task.readingLevel,
    isPraise: isPraise(task.focus),
    isSparing: by === 'built-in',
    studentName: reveal(names.student),
    standIns: names.standIns,
  });
  return {
    ...checked,
    usable: isUsable(checked, isPraise(task.focus)),
    note: by === 'built-in' ? builtInWriter.noteFor(task, checked.points) : null,
  };
}

/** A single word, such as 'and', is in any text by chance. */
const QUOTED_WORDS = 2;

function isUsable({ points, checks }: CheckedFeedback, isPraised: boolean): boolean {
  const kinds = new Set(points.map(({ kind }) => kind));
  const { count, asked } = checks.words;
  const { fewest, most } = usableRange(asked);
  const quoted = new Set(points.flatMap(({ quotations }) => quotations.map(({ text }) => text)));
  return (
    kinds.has('strength') &&
    (isPraised || kinds.has('nextStep')) &&
    count >= fewest &&
    count <= most &&
    countWords([...quoted].join(' ')) >= QUOTED_WORDS
  );
}
