import type { SourceText } from '../finding/source-text.ts';

/** The student's text, as claims about it are judged by. */
export type Source = Pick<SourceText, 'normalised' | 'asRead'>;
