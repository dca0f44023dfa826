import type { Change, Comparison, Stretch } from '@second-draft/contract';
import type { Mark } from '../student/marked-textarea.tsx';
import { wentOnTheWay } from './on-the-way.ts';

/** `gone` and `slip` are only in the earlier text; a slip is what was corrected. */
export type PieceKind = 'same' | 'new' | 'moved' | 'mended' | 'gone' | 'slip';

export interface Piece {
  /** Stable and unique within one comparison. */
  key: string;
  kind: PieceKind;
  text: string;
  mark: Mark | null;
}

interface Gone {
  at: number;
  text: string;
  kind: 'gone' | 'slip';
}

const kindsInText: Record<Change['kind'], PieceKind> = {
  added: 'new',
  replaced: 'new',
  moved: 'moved',
  mended: 'mended',
  removed: 'same',
};

/**
 * What was removed, with its place in the new text. What has no place of its own is as far after the
 * change before it as it was in the earlier text.
 */
function goneOf(changes: readonly Change[], before: string, after: string): Gone[] {
  let beforeAt = 0;
  let afterAt = 0;
  const gone: Gone[] = [];
  const onTheWay = wentOnTheWay(changes, before);
  for (const change of changes) {
    if (change.kind === 'moved') continue;
    const guessed = afterAt + (change.before ? Math.max(0, change.before.start - beforeAt) : 0);
    const moved = onTheWay.get(change);
    const at = moved ?? change.after?.start ?? Math.min(guessed, after.length);
    if (change.before) {
      const text = before.slice(change.before.start, change.before.end);
      gone.push({ at, text, kind: change.kind === 'mended' ? 'slip' : 'gone' });
    }
    if (moved !== undefined) continue;
    beforeAt = change.before?.end ?? beforeAt + Math.max(0, at - afterAt);
    afterAt = change.after?.end ?? at;
  }
  return gone.filter(({ text }) => text.trim() !== '');
}

const covers = (stretch: Stretch, at: number) => stretch.start <= at && at < stretch.end;

const isEmpty = ({ start, end }: Stretch) => start >= end;

/** Both texts as one: the new one in its order, with what was removed in its old place. */
export function piecesOf(
  { changes }: Pick<Comparison, 'changes'>,
  { before, after }: { before: string; after: string },
  marks: readonly Mark[] = [],
): Piece[] {
  const stretches = changes.flatMap(({ kind, after: at }) =>
    at && !isEmpty(at) ? [{ ...at, kind: kindsInText[kind] }] : [],
  );
  const gone = goneOf(changes, before, after);
  const inText = (at: number) => at > 0 && at < after.length;
  const bounds = [...stretches, ...marks].flatMap(({ start, end }) => [start, end]);
  const places = [...bounds, ...gone.map(({ at }) => at)].filter(inText);
  const cuts = [...new Set([0, ...places, after.length])].toSorted((a, b) => a - b);
  return cuts.flatMap((start, index) => {
    const wentHere = gone.filter(({ at }) => at === start);
    const text = after.slice(start, cuts[index + 1] ?? start);
    return [
      ...wentHere.map((one, nth): Piece => {
        return { key: `gone ${start} ${nth}`, kind: one.kind, text: one.text, mark: null };
      }),
      ...(text === ''
        ? []
        : [
            {
              key: `text ${start}`,
              kind: stretches.find((stretch) => covers(stretch, start))?.kind ?? 'same',
              text,
              mark: marks.find((mark) => covers(mark, start)) ?? null,
            } satisfies Piece,
          ]),
    ];
  });
}
