const RUBRIC_MEGABYTES = 5;

/** The business constants and limits that the server enforces and the screens show. */
export const limits = {
  trialDays: 14,
  trialReminderDays: 7,
  /** What sign-in gave counts as expiring when less than this is left (seconds). */
  tokenWarningSeconds: 5 * 60,
  tokenCheckEverySeconds: 60,
  /** Student text shorter than this after trimming gets no feedback (characters). */
  studentTextMin: 100,
  /** About 8,000 words: no primary-school text is longer (characters). */
  studentTextMax: 50_000,
  feedbackTextMax: 10_000,
  /** The points and checks that a draft keeps beside its feedback (characters of JSON). */
  draftPointsMax: 100_000,
  /** A teacher's drafts, all together: a term of three classes is some hundreds of a few kilobytes. */
  draftsMax: 5_000,
  draftsBytesMax: 64 * 1024 * 1024,
  /** A teacher's feedbacks that are kept, the newest: two a minute in every hour of a school week. */
  completionsKeptMax: 5_000,
  /** Comments are kept below this (characters). */
  commentMax: 2_048,
  categoryIdLength: 8,
  categoriesMax: 100,
  categoryTitleMax: 100,
  categoryPropertiesMax: 2_000,
  /** Students whose choices are kept, those of the teacher's that were used last. */
  savedStudentsMax: 2_000,
  rubricsMax: 5,
  rubricMegabytesMax: RUBRIC_MEGABYTES,
  rubricBytesMax: RUBRIC_MEGABYTES * 1024 * 1024,
  rubricTitleMax: 100,
  /** Attached files whose texts one call may ask for. */
  documentsPerRead: 400,
  /** A streamed answer says at least an empty line this often (seconds). */
  streamBeatSeconds: 5,
  /** A streamed answer that is silent for so long has been lost on its way (seconds). */
  streamSilenceSeconds: 20,
  assignmentsPerPage: 15,
  assignmentPagesShown: 3,
  assignmentMarginPages: 1,
  teacherAvatars: 6,
  completionsPerPage: 100,
  /** How far into the list of completions one may look; more than there will be. */
  completionsMax: 1_000_000_000,
  messagesPerPage: 50,
  /** After it was written, or last changed, a text with its feedback is thrown away. */
  keepTextsDays: 90,
  keepMessagesDays: 365,
  /** The same words on the same document are the same comment for so long; the record stays as long again. */
  samePostingHours: 24,
  keepPostingsDays: 2,
  /** That an account had its trial is known for so long after it was deleted. */
  keepTrialEndsDays: 365,
  /** From the request on, the last copy of an account in a backup included. */
  deletedWithinDays: 30,
  contactMessageMax: 5_000,
} as const;

/** The three lengths of feedback: label and number of words asked for, (length + 1) × 35. */
export const feedbackLengths = [
  { value: 0, label: 'Shorter', words: 35 },
  { value: 1, label: 'Medium', words: 70 },
  { value: 2, label: 'Longer', words: 105 },
] as const;

export type FeedbackLength = (typeof feedbackLengths)[number]['value'];

/** The reading levels that feedback can be written at, by New Zealand school year. */
export const readingLevels = [
  { value: 1, label: 'Y3-4' },
  { value: 2, label: 'Y5-6' },
  { value: 3, label: 'Y7-8+' },
] as const;

export type ReadingLevel = (typeof readingLevels)[number]['value'];

/** Feedback may be asked for at these numbers of words; the screens offer three of them. */
export const wordCountRange = { min: 20, max: 250 } as const;

/** A simplified feedback has fewer words than this. */
export const SIMPLIFIED_WORDS_BELOW = 40;

/** Length counts as kept when the feedback is within this share of the words asked for. */
export const LENGTH_TOLERANCE = 0.1;
