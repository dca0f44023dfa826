import type { Point, ReadingLevel } from '@second-draft/contract';
import type { DraftPoint } from '../checks/draft-point.ts';
import { lengthRange } from '../checks/whole-feedback/length.ts';
import { composeFeedback } from '../compose.ts';
import { isNoEnglish } from '../language/spelling/english.ts';
import type { EarlierWriting } from '../revision/verdicts/earlier-writing.ts';
import { readAsForm } from '../text/student-text.ts';
import { countWords, wordsOf } from '../text/words.ts';
import { AlreadySaid } from './choosing/already-said.ts';
import { withAnyPraise } from './praise/any-praise.ts';
import { withGreatNeeds } from './choosing/any-step.ts';
import {
  isAboutStructure,
  isPraise,
  isSpelling,
  joined,
  reachOf,
  type Focus,
} from './scopes/focus.ts';
import { withoutGivenWords } from './choosing/given-words.ts';
import { beforeLastResorts } from './choosing/last-resorts.ts';
import { gather } from './material/materials.ts';
import { preferringSound, withoutPraisedSlips } from './praise/praised-slips.ts';
import { scopeFor, suitedTo } from './scopes/purpose.ts';
import { randomFrom } from './wording/random.ts';
import { withoutTrivialPraise } from './choosing/suited-to-years.ts';
import { bestPoints } from './choosing/search.ts';
import { simplify } from './read-back/simplify.ts';
import { sinceEarlier } from './material/since-earlier.ts';
import { ask, wordsToAsk } from './wording/ask.ts';
import { askedFirst, askedStepFirst, hasAskedStep } from './choosing/asked-skills.ts';
import {
  preferring,
  scopeOfTask,
  withProofreading,
  wordsOfTask,
  type Assignment,
} from './choosing/task.ts';
import { wantedScope } from './choosing/task-demands.ts';
import { withTaskWishes } from './choosing/task-wishes.ts';
import { withTaskWords } from './choosing/task-words.ts';
import type { OwnVoice } from '../voice/own-voice.ts';

/** What a writer is asked for. */
export interface WritingRequest {
  /** The student's text, names concealed. */
  text: string;
  /** The stand-in for the student's given name. */
  studentName: string;
  /** What the feedback should be about: one category or rubric, or several criteria. */
  focus: Focus[];
  wordCount: number;
  readingLevel: ReadingLevel | null;
  /** In the plainest words, and without praise for words with a slip in them. */
  plainWords?: boolean;
  /** The teacher has read the text herself: no writer needs to tell her to. */
  readByTeacher?: boolean;
  /** What the class was asked to write; each part is empty where it isn't known. */
  assignment?: Assignment | undefined;
  /** The class's year levels, such as 'Years 5 and 6'. */
  years?: string | undefined;
  /** What the writing is for, as a verb: 'recount', 'persuade'. */
  purpose?: string | undefined;
  /** The name that the text's lines spell, in plain letters: only for a writer that stays here. */
  spelled?: string | undefined;
  /** The same request with the same seed gets the same feedback. */
  seed: string;
  /** Feedback that this class has already been given. */
  avoid?: readonly string[];
  /** Set where the text is a second draft. */
  earlier?: EarlierWriting | undefined;
  /** How the teacher writes; names concealed. */
  voice?: OwnVoice | undefined;
}

type NotedRequest = Pick<WritingRequest, 'text' | 'focus' | 'wordCount'> & {
  /** A model would have written, but may not read the text. */
  staysHome?: boolean | undefined;
};

/** Rules find little in a shorter text (words). */
const THIN_TEXT_WORDS = 60;

/** The writer that needs no model: it matches words and patterns by rules. */
export const builtInWriter = {
  /** Points for the gate: only what is certain. */
  write(request: WritingRequest): DraftPoint[] {
    const { readingLevel, studentName, focus, earlier, voice } = request;
    const wordCount = request.wordCount - wordsToAsk(voice);
    const read = readAsForm(request.text, request.purpose, request.spelled);
    const text = { ...read, task: wordsOfTask(request.assignment) };
    const { scope, kind } = reachOf(focus);
    const task = suitedTo(text, scopeOfTask(request.assignment));
    const own = scopeFor(kind, scope, text);
    const isOfAll = kind === 'own' && !isPraise(focus);
    const reach = isOfAll ? joined([own, task]) : own;
    const wishes = isOfAll ? joined([reach, suitedTo(text, wantedScope)]) : reach;
    const spokenOf = gather(text, reach);
    const asked = preferring(
      isPraise(focus) ? spokenOf : beforeLastResorts(spokenOf, text, request),
      task,
    );
    const wished = withTaskWords(
      withTaskWishes(asked, text, wishes, request.assignment),
      text,
      reach,
      request.assignment,
    );
    const needed = isPraise(focus) ? asked : withGreatNeeds(wished, text);
    const isOwn = isAboutStructure(focus) || hasAskedStep(needed, focus);
    const gathered = askedStepFirst(
      withProofreading(askedFirst(needed, focus), text, isAboutStructure(focus), isOwn),
      focus,
    );
    const praised = withAnyPraise(withoutTrivialPraise(gathered, text, request), text);
    const chosen = withoutGivenWords(praised, request.assignment);
    const found = request.plainWords
      ? withoutPraisedSlips(chosen, text)
      : preferringSound(chosen, text);
    const materials = earlier === undefined ? found : sinceEarlier(found, text, earlier);
    const given = earlier?.steps.map(({ comment }) => comment) ?? [];
    const alreadySaid = new AlreadySaid([...(request.avoid ?? []), ...given]);
    const aim = {
      wordCount,
      readingLevel,
      studentName,
      known: new Set(text.words.map(({ lower }) => lower)),
      isPraise: isPraise(focus),
      isSpelling: isSpelling(focus),
      alreadySaid,
      avoids: voice?.avoids ?? [],
    };
    return ask(bestPoints(randomFrom(request.seed), text, materials, aim), voice);
  },

  simplify,

  /** What the rules had little or nothing to say about, for the teacher; null where all is well. */
  noteFor(
    { text, focus, wordCount, staysHome = false }: NotedRequest,
    points: readonly Pick<Point, 'kind' | 'comment' | 'example'>[],
  ): string | null {
    if (isNoEnglish(wordsOf(text)))
      return 'The rules know only English, so they could say little about this text.';
    const { checkable, uncheckable } = reachOf(focus);
    const parts = checkable.length === 0 ? 'ideas and details' : checkable.join(', ');
    const hasStep = isPraise(focus) || points.some(({ kind }) => kind === 'nextStep');
    const isShort = countWords(composeFeedback(points)) < lengthRange(wordCount).fewest;
    const told = [
      staysHome &&
        'First letters here spell a name, so this text went to no model: the rules wrote this.',
      countWords(text) < THIN_TEXT_WORDS && 'The text is short, so there was little to go by.',
      uncheckable.length > checkable.length && `I could only check these parts: ${parts}.`,
      !hasStep && 'The rules found nothing to mend in what you asked about.',
      isShort && 'It is shorter than you asked for: it says only what the rules are sure of.',
    ].filter((sentence) => sentence !== false);
    return told.length > 0 ? told.join(' ') : null;
  },
} as const;
