/** The first teacher's own records that the requests name. */
export const HERS = {
  rubricId: 'abcdefabcdefabcdefabcdef',
  feedbackId: 'feedback-of-hers',
  bankCommentId: 'comment-of-hers',
  exampleId: 'example-of-hers',
  givenId: 'given-feedback-of-hers',
  /** The place of its one next step. */
  step: 0,
  courseId: '501',
  assignmentId: '601',
} as const;
