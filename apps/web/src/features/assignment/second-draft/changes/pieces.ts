import type { Change, Comparison, Stretch } from '@second-draft/contract';
import type { Mark } from '../../student/text/marked-textarea.tsx';
import { wentOnTheWay } from './on-the-way.ts';

/** `gone` and `slip` are only in the earlier text; a slip is what was corrected, a `line` begins one. */
export type PieceKind = 'same' | 'new' | 'moved' | 'mended' | 'line' | 'gone' | 'slip';

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

/** Stands for a line break that went. */
const LINE = '¶';

/** Whether only the line is another: the same words begin one, or no longer do. */
const isLine = ({ kind, before: old, after: at }: Change, before: string, after: string): boolean =>
  kind === 'mended' &&
  old !== null &&
  at !== null &&
  before.slice(old.start, old.end) === after.slice(at.start, at.end);

const beginsLine = (text: string, at: number) =>
  /\n\s*$/u.test(text.slice(Math.max(0, at - 20), at));

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
      const isBreak = isLine(change, before, after);
      const text = isBreak ? LINE : before.slice(change.before.start, change.before.end);
      if (!isBreak || !beginsLine(after, at))
        gone.push({ at, text, kind: change.kind === 'mended' ? 'slip' : 'gone' });
    }
    if (moved !== undefined) continue;
    beforeAt = change.before?.end ?? beforeAt + Math.max(0, at - afterAt);
    afterAt = change.after?.end ?? at;
  }
  return gone.filter(({ text }) => text.trim() !== '');
}

export const hasGone = (
  { changes }: Pick<Comparison, 'changes'>,
  { before, after }: { before: string; after: string },
): boolean => goneOf(changes, before, after).length > 0;

const covers = (stretch: Stretch, at: number) => stretch.start <= at && at < stretch.end;

const isEmpty = ({ start, end }: Stretch) => start >= end;

/** Both texts as one: the new one in its order, with what was removed in its old place. */
export function piecesOf(
  { changes }: Pick<Comparison, 'changes'>,
  { before, after }: { before: string; after: string },
  marks: readonly Mark[] = [],
): Piece[] {
  const stretches = changes.flatMap((change) => {
    const { kind, after: at } = change;
    if (at === null || isEmpty(at)) return [];
    const isBreak = isLine(change, before, after) && beginsLine(after, at.start);
    return [{ ...at, kind: isBreak ? ('line' as const) : kindsInText[kind] }];
  });
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
