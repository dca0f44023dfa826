import * as z from 'zod';

/** One of these words: models without structured answers write `next_step` or `Next step`. */
export const saidAs = <Word extends string>(words: readonly Word[]) =>
  z.preprocess(
    (said) =>
      typeof said === 'string'
        ? words.find((word) => word.toLowerCase() === said.toLowerCase().replace(/[^a-z]/g, ''))
        : said,
    z.enum(words),
  );

/** A text that was left out, or is null, is empty. */
export const orNothing = z.preprocess((said) => said ?? '', z.string());
