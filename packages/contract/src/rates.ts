/** Counted across all servers; null where teachers or addresses aren't counted. */
export interface Rate {
  seconds: number;
  perTeacher: number | null;
  /** A whole school may share one address. */
  perAddress: number | null;
  /**
   * Counted in the database before each call: for what is rare or costly. Otherwise servers count
   * in memory and share their counts every second.
   */
  isExact: boolean;
}

/** Set well above what teaching needs. */
export const rates = {
  usual: { seconds: 60, perTeacher: 600, perAddress: 6_000, isExact: false },
  /** A school's teachers all sign in before nine. */
  signIn: { seconds: 600, perTeacher: null, perAddress: 300, isExact: true },
  /** Each costs a model call. Fits a class of 34, written and simplified, eight times an hour. */
  feedback: { seconds: 3_600, perTeacher: 600, perAddress: null, isExact: false },
  /** Counted once the captcha is solved. */
  contact: { seconds: 3_600, perTeacher: null, perAddress: 5, isExact: true },
  /** Reading a PDF may take ten seconds. Five rubrics are kept, and a second try may help. */
  rubrics: { seconds: 3_600, perTeacher: 40, perAddress: null, isExact: true },
  /** Downloading all that is held, which each look at a student's records takes, or deleting it. */
  account: { seconds: 3_600, perTeacher: 60, perAddress: null, isExact: true },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

export interface AtOnce {
  perTeacher: number;
  perServer: number;
}

/** Feedback requests; the web app makes three at once. */
export const feedbackAtOnce: AtOnce = { perTeacher: 40, perServer: 400 };

const MEGABYTE = 1024 * 1024;

/** Bytes of requests and files in memory; a teacher uploads one rubric at a time. */
export const bytesAtOnce: AtOnce = { perTeacher: 12 * MEGABYTE, perServer: 64 * MEGABYTE };

/** For callers who aren't signed in: `perTeacher` is per address, `perServer` for all of them. */
export const strangersBytesAtOnce: AtOnce = { perTeacher: MEGABYTE, perServer: 16 * MEGABYTE };
