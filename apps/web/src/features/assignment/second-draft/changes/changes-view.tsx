import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Comparison } from '@second-draft/contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { counted } from '../../../../lib/words/counted.ts';
import { wordCount } from '../../../../lib/words/word-count.ts';
import classes from './changes-view.module.css';
import type { Mark } from '../../student/text/marked-textarea.tsx';
import { piecesOf, type Piece } from './pieces.ts';

const kindWords = { new: 'New', moved: 'Moved', mended: 'Mended', line: 'New line' } as const;

function Marked({ piece }: { piece: Piece }) {
  const { mark, text } = piece;
  return mark ? <mark {...(mark.isActive && { 'data-active': true })}>{text}</mark> : text;
}

interface Taken {
  text: string;
  /** To the word after it. */
  isGlued: boolean;
}

/** Folded, it says how many words went. */
function Gone({ text, isShown, isGlued }: Taken & { isShown: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const words = wordCount(text);
  return (
    <>
      {!isShown && (
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          aria-label={`Taken away: ${counted(words, 'word')}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          −{words}
        </UnstyledButton>
      )}
      {(isShown || isOpen) && <Del text={text} isGlued={isGlued} />}
    </>
  );
}

function Del({ text, isGlued }: Taken) {
  return (
    <>
      <del>
        <VisuallyHidden component="span">[Taken away: </VisuallyHidden>
        {text}
        <VisuallyHidden component="span">]</VisuallyHidden>
      </del>
      {isGlued && ' '}
    </>
  );
}

const isGlued = ({ text }: Piece, next: Piece | undefined): boolean =>
  next !== undefined && /\S$/u.test(text) && /^[^\s.,;:!?…]/u.test(next.text);

function Shown({
  piece,
  next,
  isGoneShown,
}: {
  piece: Piece;
  next: Piece | undefined;
  isGoneShown: boolean;
}) {
  const { kind, text } = piece;
  const taken = { text, isGlued: isGlued(piece, next) };
  if (kind === 'same') return <Marked piece={piece} />;
  if (kind === 'slip') return isGoneShown && <Del {...taken} />;
  if (kind === 'gone') return <Gone {...taken} isShown={isGoneShown} />;
  return (
    <ins data-kind={kind}>
      <VisuallyHidden component="span">[{kindWords[kind]}: </VisuallyHidden>
      <Marked piece={piece} />
      <VisuallyHidden component="span">]</VisuallyHidden>
    </ins>
  );
}

const noMarks: readonly Mark[] = [];

/** A student's text with what has changed since the earlier one; to read, not to write in. */
export default function ChangesView({
  text,
  earlierText,
  comparison,
  marks = noMarks,
  label,
  isGoneShown,
  id,
  className = '',
  isExpanded = true,
  onDrawn,
}: {
  text: string;
  earlierText: string;
  comparison: Comparison;
  marks?: readonly Mark[];
  label: string;
  isGoneShown: boolean;
  id?: string;
  className?: string;
  /** Else it scrolls within the height that it is given. */
  isExpanded?: boolean;
  onDrawn?: () => void;
}) {
  const sheet = useRef<HTMLElement>(null);
  const pieces = useMemo(
    () => piecesOf(comparison, { before: earlierText, after: text }, marks),
    [comparison, earlierText, text, marks],
  );
  const drawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => drawn(), []);
  const active = marks.find(({ isActive }) => isActive);
  useEffect(() => {
    const mark = active && sheet.current?.querySelector('[data-active]');
    mark?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [active]);
  return (
    <div className={`${classes.sheet} ${className}`} data-expanded={isExpanded || undefined}>
      <section
        ref={sheet}
        id={id}
        className={classes.text}
        aria-label={label}
        data-action="text"
        // It scrolls: keys must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {pieces.map((piece, at) => (
          <Shown key={piece.key} piece={piece} next={pieces[at + 1]} isGoneShown={isGoneShown} />
        ))}
      </section>
    </div>
  );
}
