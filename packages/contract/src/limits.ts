const RUBRIC_MEGABYTES = 5;

/** Limits that the server enforces and the screens show. */
export const limits = {
  trialDays: 14,
  trialReminderDays: 7,
  referralCodeMin: 3,
  referralCodeMax: 64,
  /** A school day, from sign-in: renewing the grant does not extend it. */
  sessionHours: 12,
  /** Access with less time left counts as expiring (seconds). */
  tokenWarningSeconds: 5 * 60,
  tokenCheckEverySeconds: 60,
  /** Characters after trimming; shorter texts get no feedback. */
  studentTextMin: 100,
  /** About 8,000 words, longer than any primary-school text (characters). */
  studentTextMax: 50_000,
  /** Of a document, as it is shown: twice what Docs takes (characters). */
  documentTextMax: 2_000_000,
  studentNameMax: 200,
  feedbackTextMax: 10_000,
  /** What a model may say of its reading: entries, and characters of each. */
  whyEntriesMax: 20,
  whyTextMax: 1_000,
  /** Characters of JSON. */
  draftPointsMax: 100_000,
  /** Per teacher. A term of three classes makes some hundreds, of a few kilobytes each. */
  draftsMax: 5_000,
  draftsBytesMax: 32 * 1024 * 1024,
  /** Of a draft: changes of other tabs and devices to choose from, and versions that a tab names. */
  otherWordsMax: 3,
  knownVersionsMax: 20,
  /** Per teacher, the newest: two a minute in every hour of a school week. */
  completionsKeptMax: 5_000,
  /** The longest comment that can be posted (characters). */
  commentMax: 2_048,
  categoryIdLength: 8,
  categoriesMax: 100,
  categoryTitleMax: 100,
  categoryPropertiesMax: 2_000,
  /** Per teacher; the most recently used are kept. */
  savedStudentsMax: 2_000,
  /** Characters of all texts that one request brings: fits in a body, whatever the letters. */
  textsCharactersMax: 500_000,
  /** Next steps; no feedback that fits a comment has more. */
  feedbackStepsMax: 20,
  /** Per teacher, the newest: every student of three classes, each week of a term. */
  givenFeedbacksKeptMax: 2_000,
  givenFeedbacksBytesMax: 64 * 1024 * 1024,
  /** Per teacher; the last changed are kept. */
  classesSetMax: 60,
  /** Per class. */
  assignmentsWithoutTaskMax: 100,
  /** Per class: more than are still opened after a year of weekly writing. */
  assignmentCategoriesMax: 20,
  /** For a lesson, of one assignment; a name's characters. */
  groupsMax: 20,
  groupNameMax: 80,
  /** Assignments of a teacher's that have groups; the last changed are kept. */
  groupedAssignmentsMax: 500,
  /** Characters of what a writer is told about a task. */
  taskTitleMax: 500,
  taskTextMax: 8_000,
  /** Per teacher. */
  bankCommentsMax: 200,
  /** Of “How I write”: a greeting's or ending's characters, a word's, and words of a list. */
  voiceLineMax: 80,
  voiceWordMax: 40,
  voiceWordsMax: 20,
  /** Examples of a teacher's own feedback, and characters of one. */
  voiceExamplesMax: 3,
  voiceExampleMax: 2_048,
  /** Characters of one that is sealed: each of its own can be three bytes. */
  voiceExampleSealedMax: 12_288,
  rubricsMax: 5,
  rubricMegabytesMax: RUBRIC_MEGABYTES,
  rubricBytesMax: RUBRIC_MEGABYTES * 1024 * 1024,
  rubricTitleMax: 100,
  /** More than two pages of a rubric; more would crowd out the student's text (characters). */
  rubricCharactersRead: 12_000,
  documentsPerRead: 400,
  /** A streamed answer sends an empty line at least this often (seconds). */
  streamBeatSeconds: 5,
  /** An answer that falls silent for this long is taken for lost (seconds). */
  streamSilenceSeconds: 20,
  /**
   * The longest that an answer ought to take: a model has a minute, a call of the classroom service
   * five tries of ten seconds. A stopping server ends by then, and a page takes what it asked to see
   * for lost (seconds).
   */
  answerSeconds: 75,
  assignmentsPerPage: 15,
  assignmentPagesShown: 3,
  assignmentMarginPages: 1,
  teacherAvatars: 6,
  completionsPerPage: 100,
  /** Highest offset; there will never be so many completions. */
  completionsMax: 1_000_000_000,
  messagesPerPage: 50,
  /** Days after its last change until a text is deleted with its feedback. */
  keepTextsDays: 90,
  /** A draft that a browser dates further back counts as this old: its clock may be wrong. */
  draftBackdatedDaysMax: 30,
  keepMessagesDays: 365,
  /**
   * The same words on the same document within this time are one comment. Its record is kept twice
   * as long.
   */
  samePostingHours: 24,
  keepPostingsDays: 2,
  /** An account's trial end is remembered this long after deletion. */
  keepTrialEndsDays: 365,
  /** Days from the request until no backup holds the account. */
  deletedWithinDays: 30,
  contactSchoolMax: 200,
  contactMessageMax: 5_000,
} as const;

/** `words` asked for: (value + 1) × 35. */
export const feedbackLengths = [
  { value: 0, label: 'Shorter', words: 35 },
  { value: 1, label: 'Medium', words: 70 },
  { value: 2, label: 'Longer', words: 105 },
] as const;

export type FeedbackLength = (typeof feedbackLengths)[number]['value'];

export const readingLevels = [
  { value: 1, label: 'Y3-4' },
  { value: 2, label: 'Y5-6' },
  { value: 3, label: 'Y7-8+' },
] as const;

export type ReadingLevel = (typeof readingLevels)[number]['value'];

/** The API accepts any of these; the screens offer three (`feedbackLengths`). */
export const wordCountRange = { min: 20, max: 250 } as const;

export const SIMPLIFIED_WORDS_BELOW = 40;

/** Share by which a feedback may miss the words asked for. */
export const LENGTH_TOLERANCE = 0.1;
