import type { DemoSample } from './samples.ts';
import classes from './demo.module.css';
import { markQuotations } from './marked-text.ts';

/** All samples share one grid cell, so that switching doesn't make the page jump. */
export function SamplePage({
  sample,
  isShown,
  quotations,
}: {
  sample: DemoSample;
  isShown: boolean;
  quotations: readonly string[];
}) {
  return (
    <article className={classes.sample} data-shown={isShown} inert={!isShown}>
      <p className={classes.year}>{sample.year}</p>
      <h3>{sample.title}</h3>
      <p>
        {markQuotations(sample.text, quotations).map(({ text, isMarked }) =>
          isMarked ? <mark key={text}>{text}</mark> : text,
        )}
      </p>
    </article>
  );
}
