import { limits, type FeedbackRequest } from '@second-draft/contract';
import { concealNames, type Concealed } from '@second-draft/feedback';
import type { Caller } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { chooseWriter, requirePremium } from './choose-writer.ts';
import { focusOf } from './focus.ts';
import { classOf, type FeedbackServices } from './services.ts';
import type { Place } from './store.ts';
import { studentNamed } from './student.ts';
import type { Writer, WritingTask } from './writers/writer.ts';

/** A teacher's request with all that is needed to have it written. */
export interface Commission {
  request: FeedbackRequest;
  place: Place;
  writer: Writer;
  concealed: Concealed;
  focus: WritingTask['focus'];
}

/** Refuses what can be refused before anything is fetched. */
function checkRequest(request: FeedbackRequest, caller: Caller): void {
  if (request.prompt.trim().length < limits.studentTextMin) throw new Problem('text_too_short');
  if (request.rubric !== undefined) requirePremium(caller.account.subscription);
}

/**
 * Finds the writer, the criteria, and the names to conceal.
 * @throws Problem('text_too_short' | 'premium_required'), or 'not_found' for a rubric
 */
export async function commission(
  services: FeedbackServices,
  { body: request, caller, signal }: { body: FeedbackRequest; caller: Caller; signal: AbortSignal },
): Promise<Commission> {
  checkRequest(request, caller);
  const writer = chooseWriter(services, caller.account);
  const place: Place = {
    courseId: request.courseId ?? null,
    assignmentId: request.assignmentId ?? null,
    documentId: request.documentId ?? null,
  };
  const [classmates, focus] = await Promise.all([
    classOf(services, caller, place.courseId, signal),
    focusOf(request, caller.account, services.rubricText),
  ]);
  const student = studentNamed(request.studentName, classmates);
  const concealed = concealNames({
    text: request.prompt,
    student,
    classmates,
    alsoSent: focus.flatMap(({ title, descriptors }) => [title, descriptors]),
  });
  return { request, place, writer, concealed, focus };
}

/** The task as its writer gets it: no name is left in it. */
export function taskOf(
  { request, concealed, focus }: Commission,
  avoid: readonly string[],
): WritingTask {
  return {
    text: concealed.text,
    studentName: concealed.student,
    focus: focus.map(({ title, descriptors }) => ({
      title: concealed.conceal(title),
      descriptors: concealed.conceal(descriptors),
    })),
    wordCount: request.wordCount,
    readingLevel: request.readingLevel ?? null,
    // The student's name must make no difference; a second feedback differs by `avoid`.
    seed: request.documentId ?? concealed.text,
    avoid,
  };
}
