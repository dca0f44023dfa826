import { Fragment, useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import type { Stretch } from '@second-draft/contract';
import classes from './marked-textarea.module.css';

export interface Mark extends Stretch {
  isActive: boolean;
  /** A quotation whose words are not in the student's text. */
  isWrong?: boolean;
}

interface Piece {
  start: number;
  text: string;
  mark: Mark | null;
}

/** Of overlapping marks the first wins; marks that reach beyond the text are dropped. */
function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end > text.length) continue;
    pieces.push({ start: at, text: text.slice(at, mark.start), mark: null });
    pieces.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  pieces.push({ start: at, text: text.slice(at), mark: null });
  return pieces;
}

/** Keeps the copy scrolled like the text, and scrolls the active mark into view. */
function useCopyBehind(marks: readonly Mark[], hasCopy: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasCopy && area.current && backdrop.current)
      backdrop.current.scrollTop = area.current.scrollTop;
  }, [hasCopy]);
  const active = marks.find(({ isActive }) => isActive);
  const activeAt = active ? `${active.start}-${active.end}` : null;
  useEffect(() => {
    const mark = backdrop.current?.querySelector<HTMLElement>('[data-active]');
    if (activeAt === null || !mark || !area.current) return;
    const { clientHeight, scrollTop } = area.current;
    const top = mark.offsetTop;
    const isInView = top >= scrollTop && top + mark.offsetHeight <= scrollTop + clientHeight;
    if (!isInView) area.current.scrollTop = top - clientHeight / 3;
  }, [activeAt]);
  return { area, backdrop };
}

/**
 * A textarea with highlighted marks, drawn on a copy of the text behind it. The copy also sets the
 * height of an area that grows. Without marks or growth there is no copy: laying out a long text
 * twice is felt at each key.
 */
export function MarkedTextarea({
  value,
  marks,
  isGrowing,
  isUnfolded = false,
  className = '',
  ...props
}: {
  value: string;
  marks: readonly Mark[];
  isGrowing: boolean;
  isUnfolded?: boolean;
} & Omit<ComponentProps<'textarea'>, 'value'>) {
  const hasCopy = isGrowing || marks.length > 0;
  const { area, backdrop } = useCopyBehind(marks, hasCopy);
  return (
    // A form of its own: at each key, browsers read all fields of the form that is typed in, or all on the
    // page that are in none.
    <form className={`${classes.sheet} ${className}`} data-unfolded={isUnfolded || undefined}>
      <div ref={backdrop} className={classes.backdrop} aria-hidden>
        {(hasCopy ? piecesOf(value, marks) : []).map(({ start, text, mark }) =>
          mark ? (
            <mark
              key={`mark ${start}`}
              {...(mark.isActive && { 'data-active': true })}
              {...(mark.isWrong && { 'data-wrong': true })}
            >
              {text}
            </mark>
          ) : (
            <Fragment key={`text ${start}`}>{text}</Fragment>
          ),
        )}
        {/* An empty last line needs a character to have a height. */}
        {'\u200B'}
      </div>
      <textarea
        {...props}
        ref={area}
        value={value}
        className={classes.area}
        onScroll={({ currentTarget }) => {
          if (backdrop.current) backdrop.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </form>
  );
}
