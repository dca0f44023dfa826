import { GREETING } from '../../text/meaning/letter-words.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { StudentText } from '../../text/student-text.ts';
import { isSpeech } from './is-speech.ts';

/** A diary has no reader who could answer, and a hall full of people is spoken to. */
const noReader = String.raw`(?!\W+(?:\p{L}+ )?(?:diary|journal|class|room|year|everyone|everybody)\b)`;

/** ‘Hi Kate,’ on a line of its own, or ‘Dear Ms Hall,’ before the first sentence. */
const greets = new RegExp(
  String.raw`^[^\p{L}"“‘']*(?!good |t[eē]n[aā] (?:koutou|t[aā]tou))(?:${GREETING}(?!\p{L})${noReader}(?:[ ,]+[^\s.!?,]+){0,5} *[,.!]?$|dear${noReader}(?: [\p{L}'’.-]+){1,4},)`,
  'iu',
);

/** ‘Subject: Our class visit’ */
const heads = /^\W*(?:to|subject)\s*:\s*\S/iu;

/** The address and the date come first (lines). */
const FIRST_LINES = 7;

/** Whether a text is a letter or an e-mail: somebody is to answer it. */
export const isLetter = onceForEach(
  (text: StudentText): boolean =>
    !isSpeech(text) &&
    text.turns.length === 0 &&
    text.lines
      .slice(0, FIRST_LINES)
      .some(({ text: line }) => greets.test(line) || heads.test(line)),
);
