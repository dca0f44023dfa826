import type { ToGive } from '../store/keep-given.ts';

/** A teacher's own words, as they are posted on a draft. */
export const sampleGiven: ToGive = {
  accountId: 'teacher',
  courseId: '501',
  assignmentId: '601',
  documentId: 'recount-document-1',
  feedbackId: null,
  studentName: 'Bella Singh',
  text: 'We went to the beach.',
  typedByTeacher: false,
  simplified: false,
  feedback: 'Next, say more.',
  how: 'posted',
  at: new Date('2026-11-03T01:00:00.000Z'),
};
