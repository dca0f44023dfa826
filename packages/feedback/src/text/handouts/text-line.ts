import { headingOf, lineOf } from '@second-draft/contract';
import { introducedBy, isOfHandout } from './handout-lines.ts';

/** A longer line is the student’s (characters). */
export const LONGEST_LINE = 240;

/** A line of a student’s document, which may be of the task. */
export interface TextLine {
  raw: string;
  /** Without its bullet. */
  text: string;
  /** One for all numbers and one for all letters; empty for none. */
  bullet: string;
  /** What it introduces, if it is a heading; a line, such as an intention, or a list. */
  introduces: 'line' | 'list' | null;
  /** The heading says nothing yet, and what it introduces is below. */
  isOpen: boolean;
  /** A heading only beside another: a student’s own sentence may begin like it. */
  isSentence: boolean;
  isOfHandout: boolean;
}

const plainLine = {
  bullet: '',
  introduces: null,
  isOpen: false,
  isSentence: false,
  isOfHandout: false,
};

export function textLine(raw: string): TextLine {
  if (raw.trim() === '') return { ...plainLine, raw, text: '' };
  if (raw.length > LONGEST_LINE) return { ...plainLine, raw, text: raw };
  const { text, isListed } = lineOf(raw);
  const mark = raw.trimStart().slice(0, 1).replace(/\d/u, '1').replace(/\p{L}/u, 'a');
  const bullet = isListed ? mark : '';
  const line = { ...plainLine, raw, text, bullet, isOfHandout: isOfHandout(raw) };
  // A goal of her own is what she writes about.
  const heading = /^my\b/iu.test(text) ? null : headingOf(text);
  if (heading === null || heading.part === 'other') {
    const introduces = introducedBy(text);
    return { ...line, introduces, isOpen: introduces !== null && !/[:–—-]\s*\S/u.test(text) };
  }
  const isOpen = heading.rest === '';
  // ‘We will be successful when’ is one at its line’s end; a sentence of hers may go on like that,
  // and what she is learning may be what she writes about.
  const isHers = !isOpen || (heading.part === 'intention' && /^I\b/u.test(text));
  if (heading.isSentence && isHers) return { ...line, isSentence: true };
  return { ...line, introduces: heading.part === 'criteria' ? 'list' : 'line', isOpen };
}
