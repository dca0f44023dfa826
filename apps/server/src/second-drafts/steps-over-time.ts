import type { StepsGiven } from '@second-draft/contract';
import type { Handlers } from '../api/index.ts';
import type { HandedIn, Member } from '../classroom-service/index.ts';
import { allOrNone } from '../scheduling/index.ts';
import type { SecondDraftServices } from './services.ts';
import type { GivenSteps } from './store/outcomes.ts';
import type { OwnVerdicts } from './store/own-verdicts.ts';
import { keyOfHash } from './store/step-keys.ts';

type WhoseDocument = (given: GivenSteps) => string | null;

/**
 * By her document, and by her name where it is others', too; if it is no longer handed in, by a name
 * that only she has.
 */
function whoseDocument(students: readonly Member[], all: readonly HandedIn[]): WhoseDocument {
  const inClass = new Map(students.map((one) => [one.id, one]));
  const handedIn = all.flatMap(({ studentId, files }) =>
    files.map(({ id }) => ({ id, student: inClass.get(studentId) })),
  );
  const byDocument = Map.groupBy(handedIn, ({ id }) => id);
  const byName = Map.groupBy(students, ({ fullName }) => fullName);
  return ({ documentId, studentName }) => {
    // A document of students who have left is nobody else's.
    const theirs = byDocument.get(documentId)?.flatMap(({ student }) => student ?? []);
    if (theirs) {
      const named = theirs.find(({ fullName }) => fullName === studentName);
      return (named ?? theirs.at(-1))?.id ?? null;
    }
    const [one, ...others] = byName.get(studentName) ?? [];
    return one && others.length === 0 ? one.id : null;
  };
}

/** Where the words have not been read for steps, those that the writer made count. */
const unread = ({ steps, points }: GivenSteps) =>
  (steps ?? points.filter(({ kind }) => kind === 'nextStep')).map(({ skill }) => ({
    skill: skill ?? null,
    verdict: null,
  }));

/** The teacher has the last word on each step. */
const stepsOf = (given: GivenSteps, own: OwnVerdicts) =>
  given.outcomes?.map(({ skill, verdict, stepHash }) => ({
    skill,
    verdict: own.get(keyOfHash(given.feedbackId, stepHash)) ?? verdict,
  })) ?? unread(given);

/** Who was given which next steps in a class, and which were acted on; of those still in it. */
export const tellStepsOverTime =
  ({
    outcomes,
    verdicts,
  }: Pick<SecondDraftServices, 'outcomes' | 'verdicts'>): Handlers['stepsOverTime'] =>
  async ({ caller: { account, classroom }, params: { courseId }, signal }) => {
    const [students, all, given] = await allOrNone(signal, (signal) =>
      Promise.all([
        classroom.students(courseId, signal),
        classroom.allSubmissions(courseId, signal),
        outcomes.ofClass(account.id, courseId),
      ]),
    );
    const feedbackIds = given.map(({ feedbackId }) => feedbackId);
    const own = await verdicts.own(account.id, feedbackIds);
    const whose = whoseDocument(students, all);
    return given.flatMap((one): StepsGiven[] => {
      const studentId = whose(one);
      if (studentId === null) return [];
      const { assignmentId, givenAt } = one;
      return [
        { studentId, assignmentId, givenAt: givenAt.toISOString(), steps: stepsOf(one, own) },
      ];
    });
  };
