import { cutText, limits, yearWords, type FeedbackRequest } from '@second-draft/contract';
import { frameWords, withVoiceTexts, type EarlierWriting } from '@second-draft/feedback';
import type { Caller } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { chooseWriter, requirePremium } from './choose-writer.ts';
import { readAndConceal, type Concealment } from './concealing/concealment.ts';
import { textsIn, withTexts } from './asked-for/earlier.ts';
import { focusOf } from './asked-for/focus.ts';
import { purposeNamed } from './asked-for/purpose-named.ts';
import { classOf, withFormerNames, type FeedbackServices } from './services.ts';
import type { Place } from './store.ts';
import { studentNamed } from './asked-for/student.ts';
import { ownVoiceOf, toldOf, type OwnVoiceOfTeacher } from './asked-for/own-voice.ts';
import type { Withheld } from './concealing/conceal-unless-concern.ts';
import { unlessConcern } from './concealing/unless-concern.ts';
import { builtInWriter } from './writers/built-in-writer.ts';
import type { Writer, WritingTask } from './writers/writer.ts';

const PLAINEST = 1;

export interface Commission {
  request: FeedbackRequest;
  place: Place;
  writer: Writer;
  /** A model would have written, but the text tells a name. */
  staysHome: boolean;
  concealed: Concealment;
  focus: WritingTask['focus'];
  assignment: WritingTask['assignment'];
  /** Null for a first draft; names included. */
  earlier: EarlierWriting | null;
  /** The same without names. */
  concealedEarlier: EarlierWriting | null;
  /** Null where it is off. */
  voice: OwnVoiceOfTeacher | null;
}

function requireAnswerable(request: FeedbackRequest, caller: Caller): void {
  if (request.prompt.trim().length < limits.studentTextMin) throw new Problem('text_too_short');
  if (request.rubric !== undefined) requirePremium(caller.account.subscription);
}

/** The plainest words are those of the first level, whatever is chosen for others of that age. */
const plainly = (request: FeedbackRequest): FeedbackRequest =>
  request.plainWords ? { ...request, readingLevel: PLAINEST } : request;

/** With what the student’s document says of it; undefined where nothing is told. */
function withTaskInText(
  { title, instructions, rubric }: NonNullable<Commission['assignment']>,
  inText: string,
): Commission['assignment'] {
  const told = cutText([instructions, inText].filter(Boolean).join('\n'), limits.taskTextMax);
  return title + told + rubric === '' ? undefined : { title, instructions: told, rubric };
}

interface Asked {
  body: FeedbackRequest;
  caller: Caller;
  signal: AbortSignal;
}

/**
 * Null also where a model would read of an earlier draft what an adult should read first: nobody has
 * asked for that, if the student has taken it out since.
 */
async function earlierFor(
  { earlierDraft, threads }: FeedbackServices,
  { kind }: Writer,
  { body: request, caller, signal }: Asked,
): Promise<EarlierWriting | null> {
  const { earlierFeedbackId: id, prompt: text, typedByTeacher = false, readByTeacher } = request;
  if (id === undefined) return null;
  const earlier = await earlierDraft(caller.account.id, id, { text, typedByTeacher }, signal);
  if (earlier === null || kind !== 'model' || readByTeacher === true) return earlier;
  return (await threads.run('findConcern', earlier.before, signal)) ? null : earlier;
}

/** @throws Problem('text_too_short' | 'premium_required' | 'not_found'), the last for the rubric */
async function prepare(services: FeedbackServices, { body: asked, caller, signal }: Asked) {
  requireAnswerable(asked, caller);
  const request = plainly(asked);
  const writer = chooseWriter(services, caller.account);
  const place: Place = {
    courseId: request.courseId ?? null,
    assignmentId: request.assignmentId ?? null,
    documentId: request.documentId ?? null,
  };
  const [roster, focus, earlier, voice] = await Promise.all([
    classOf(services, caller, place.courseId, signal),
    focusOf(request, caller.account, services.rubricText),
    earlierFor(services, writer, { body: request, caller, signal }),
    ownVoiceOf(services, caller.account.id, request.wordCount),
  ]);
  const classmates =
    earlier === null ? roster : await withFormerNames(services, caller, place.courseId, roster);
  return { request, writer, place, roster, classmates, focus, earlier, voice };
}

/**
 * Finds the writer, the criteria, and the names to conceal.
 * @throws Problem('text_too_short' | 'premium_required' | 'not_found'), the last for the rubric, or
 *   what `readAndConceal` throws.
 */
export async function commission(
  services: FeedbackServices,
  asked: Asked,
): Promise<Commission | Withheld> {
  const { body, signal } = asked;
  const prepared = await unlessConcern(services.threads, body, signal, prepare(services, asked));
  if ('concern' in prepared) return prepared;
  const { request, writer, place, roster, classmates, focus, earlier, voice } = prepared;
  const student = studentNamed(request.studentName, roster);
  const { task } = request;
  const taskTexts = task ? [task.title, task.instructions, task.rubric] : [];
  const drafts = earlier === null ? [] : textsIn(earlier);
  const others = [
    ...taskTexts,
    ...focus.flatMap(({ title, descriptors }) => [title, descriptors]),
    ...drafts,
  ];
  const texts = { text: request.prompt, task: taskTexts, told: toldOf(voice), others, drafts };
  const concealed = await readAndConceal(
    services.threads,
    { ...texts, isReadByTeacher: request.readByTeacher === true },
    { student, classmates },
    signal,
  );
  if ('concern' in concealed) return concealed;
  const staysHome = concealed.spellsName && writer.kind === 'model';
  const gone = [...concealed.others];
  const [title = '', instructions = '', rubric = ''] = task ? gone.splice(0, 3) : [];
  const assignment = withTaskInText({ title, instructions, rubric }, concealed.task);
  const namesGone = focus.map(() => {
    const [about = '', descriptors = ''] = gone.splice(0, 2);
    return { title: about, descriptors };
  });
  const concealedEarlier = earlier && withTexts(earlier, gone);
  return {
    request,
    place,
    writer: staysHome ? builtInWriter(services.threads) : writer,
    staysHome,
    concealed,
    focus: namesGone,
    assignment,
    earlier,
    concealedEarlier,
    voice,
  };
}

export function taskOf(
  { request, concealed, focus, assignment, concealedEarlier, voice }: Commission,
  avoid: readonly string[],
): WritingTask {
  const { text, student, told } = concealed;
  return {
    text,
    studentName: student,
    focus,
    wordCount: request.wordCount - (voice ? frameWords(voice.frame) : 0),
    readingLevel: request.readingLevel ?? null,
    ...(request.plainWords && { plainWords: true }),
    ...(request.readByTeacher && { readByTeacher: true }),
    assignment,
    years: request.years ? yearWords(request.years) : undefined,
    purpose: purposeNamed([
      ...focus.map((one) => one.title),
      ...(assignment ? [assignment.title, assignment.instructions] : []),
    ]),
    ...(concealed.spelled !== null && { spelled: concealed.spelled }),
    // The student's name must make no difference; a second feedback on the same text differs
    // through `avoid`.
    seed: request.documentId ?? text,
    avoid,
    ...(concealedEarlier && { earlier: concealedEarlier }),
    ...(voice && { voice: withVoiceTexts(voice.own, told) }),
  };
}
