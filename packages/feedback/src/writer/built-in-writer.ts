import type { ReadingLevel } from '@second-draft/contract';
import type { DraftPoint } from '../checks/draft-point.ts';
import { readStudentText } from '../text/student-text.ts';
import { countWords } from '../text/words.ts';
import { AlreadySaid } from './already-said.ts';
import { reachOf, type Focus } from './focus.ts';
import { gather } from './materials.ts';
import { scopeFor } from './purpose.ts';
import { randomFrom } from './random.ts';
import { bestPlan } from './search.ts';
import { simplify } from './simplify.ts';

/** What a writer is asked for. */
export interface WritingRequest {
  /** The student's text, names concealed. */
  text: string;
  /** The stand-in for the student's given name. */
  studentName: string;
  /** What the feedback is to be about: one category or rubric, or several criteria. */
  focus: Focus[];
  wordCount: number;
  readingLevel: ReadingLevel | null;
  /** The same request with the same seed gets the same feedback. */
  seed: string;
  /** Feedback that this class has already been given. */
  avoid?: readonly string[];
}

/** Rules find little in a text of fewer words. */
const THIN_TEXT_WORDS = 60;

const note =
  'Starter comment, made by simple rules on this server. It matches words and patterns; it does not understand the story. Check the next step before you share it.';

/** The writer that needs no model: it matches words and patterns by rules. */
export const builtInWriter = {
  /** Points for the gate; empty when the text has nothing that can be quoted. */
  write(request: WritingRequest): DraftPoint[] {
    const { wordCount, readingLevel, studentName } = request;
    const alreadySaid = new AlreadySaid(request.avoid ?? []);
    const text = readStudentText(request.text);
    const { scope, kind } = reachOf(request.focus);
    const materials = gather(text, scopeFor(kind, scope, text));
    const aim = { wordCount, readingLevel, studentName, alreadySaid };
    return bestPlan(randomFrom(request.seed), materials, aim) ?? [];
  },

  simplify,

  /** What to tell the teacher of this writer. */
  note,

  /** The same, and what of this request the rules had little or nothing to go by. */
  noteFor(request: Pick<WritingRequest, 'text' | 'focus'>): string {
    const { checkable, uncheckable } = reachOf(request.focus);
    const thin =
      countWords(request.text) < THIN_TEXT_WORDS
        ? ['The text is short, so there was little to go by.']
        : [];
    const parts = checkable.length === 0 ? 'ideas and details' : checkable.join(', ');
    const partly =
      uncheckable.length > checkable.length ? [`I could only check these parts: ${parts}.`] : [];
    return [note, ...thin, ...partly].join(' ');
  },
} as const;
