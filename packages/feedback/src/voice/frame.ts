import { withFirstName, wordCountRange, type Voice } from '@second-draft/contract';
import type { DraftPoint } from '../checks/draft-point.ts';
import { inReadingOrder } from '../compose.ts';
import { GREETING } from '../text/meaning/letter-words.ts';
import { literally } from '../text/searching/literally.ts';
import { countWords } from '../text/words.ts';

/** What goes before and after a feedback, each in its own paragraph; '' for nothing. */
export type Frame = Pick<Voice, 'greeting' | 'ending'>;

export const noFrame: Frame = { greeting: '', ending: '' };

export const frameWords = ({ greeting, ending }: Frame): number =>
  countWords(`${greeting} ${ending}`);

/** The ending first, then the greeting is left out where too few words would be left to say anything. */
export function frameThatFits({ greeting, ending }: Frame, wordCount: number): Frame {
  const ways = [
    { greeting, ending },
    { greeting, ending: '' },
  ];
  const isRoom = (frame: Frame) => wordCount - frameWords(frame) >= wordCountRange.min;
  return ways.find(isRoom) ?? noFrame;
}

export const filledFrame = ({ greeting, ending }: Frame, name: string): Frame => ({
  greeting: withFirstName(greeting, name),
  ending: withFirstName(ending, name),
});

export const framed = (feedback: string, { greeting, ending }: Frame): string =>
  [greeting, feedback, ending].filter((paragraph) => paragraph !== '').join('\n\n');

/** What is inside a frame that is still as it was put there. */
export function unframed(text: string, { greeting, ending }: Frame): string {
  const opened = greeting !== '' && text.startsWith(greeting) ? text.slice(greeting.length) : text;
  const isEnded = ending !== '' && opened.endsWith(ending);
  return (isEnded ? opened.slice(0, -ending.length) : opened).trim();
}

const hello = String.raw`(?:${GREETING}[ ,]+)?`;

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function withoutStart(comment: string, start: RegExp): string {
  const rest = comment.replace(start, '');
  return rest === comment || rest.trim() === '' ? comment : capitalised(rest);
}

/** Spaces, and marks at the end, as they come. */
const loosely = (line: string) =>
  literally(line.replace(/[\s\p{P}]+$/u, '')).replaceAll(/\s+/gu, String.raw`\s+`);

/**
 * Drops a greeting from the first point, and an ending from the last, where the frame has one
 * already. A frame that greets by name takes the place of any greeting by name.
 * @param name the student's, as the points have it
 */
export function withoutFrame<P extends Pick<DraftPoint, 'kind' | 'comment'>>(
  points: readonly P[],
  { greeting, ending }: Frame,
  name: string,
): P[] {
  const ordered = inReadingOrder(points);
  const [first, last] = [ordered[0], ordered.at(-1)];
  const starts = [
    greeting !== '' && new RegExp(String.raw`^${loosely(greeting)}(?!\p{L})[\s\p{P}]*`, 'iu'),
    name !== '' &&
      greeting.includes(name) &&
      new RegExp(String.raw`^${hello}${literally(name)}\s*(?:[,!:]|[–—-]\s)\s*`, 'iu'),
  ].filter((start) => start !== false);
  const end = ending !== '' && new RegExp(String.raw`\s+${loosely(ending)}[\s\p{P}]*$`, 'iu');
  return points.map((point) => {
    let { comment } = point;
    if (point === first) comment = starts.reduce(withoutStart, comment);
    if (point === last && end !== false) comment = comment.replace(end, '');
    return comment === point.comment ? point : { ...point, comment };
  });
}
