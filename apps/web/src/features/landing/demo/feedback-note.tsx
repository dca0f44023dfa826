import classes from './demo.module.css';
import type { TypedWord } from './marked-text.ts';

/**
 * Untyped words already take up their space, so nothing moves. Screen readers hear the note once,
 * when it is complete.
 */
export function FeedbackNote({ words, typed }: { words: readonly TypedWord[]; typed: number }) {
  const isWhole = typed >= words.length;
  return (
    <div className={classes.note}>
      {typed === 0 && <p className={classes.hint}>Press Go, and a note is written here.</p>}
      <p className={classes.feedback} aria-hidden="true">
        {words.map(({ text, quotation }, at) => (
          // Words never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} data-typed={at < typed} data-quoted={quotation !== null}>
            {text}
          </span>
        ))}
      </p>
      <output className={classes.said}>{isWhole && words.map(({ text }) => text).join('')}</output>
    </div>
  );
}
