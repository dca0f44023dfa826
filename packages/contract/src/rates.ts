/** How often something may be called within a time, on all servers together. */
export interface Rate {
  seconds: number;
  /** By one teacher; null where the address alone counts. */
  perTeacher: number | null;
  /** From one address, which a whole school may share; null where the teacher alone counts. */
  perAddress: number | null;
  /**
   * Whether each call is counted in the database before it goes on: for what is rare or costly.
   * Otherwise servers count by themselves and tell each other every second.
   */
  exact: boolean;
}

/** The limits, by what they are for. Nobody who teaches meets them. */
export const rates = {
  usual: { seconds: 60, perTeacher: 600, perAddress: 6_000, exact: false },
  /** A school's teachers all sign in before nine. */
  signIn: { seconds: 600, perTeacher: null, perAddress: 300, exact: true },
  /** Each costs a model's answer; a class of 34, asked for and simplified, eight times an hour. */
  feedback: { seconds: 3_600, perTeacher: 600, perAddress: null, exact: false },
  /** Messages whose captcha was solved. */
  contact: { seconds: 3_600, perTeacher: null, perAddress: 5, exact: true },
  /** Downloading or deleting everything that is held. */
  account: { seconds: 3_600, perTeacher: 10, perAddress: null, exact: true },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

/** How much of something may be under way at one time. */
export interface AtOnce {
  perTeacher: number;
  perServer: number;
}

/** Feedbacks; the web app asks for three. */
export const feedbackAtOnce: AtOnce = { perTeacher: 40, perServer: 400 };

const MEGABYTE = 1024 * 1024;

/** What requests and files have in memory (bytes); a teacher uploads one rubric after the other. */
export const bytesAtOnce: AtOnce = { perTeacher: 12 * MEGABYTE, perServer: 64 * MEGABYTE };

/** The same of people who are not signed in: by address, and all together. */
export const strangersBytesAtOnce: AtOnce = { perTeacher: MEGABYTE, perServer: 16 * MEGABYTE };
