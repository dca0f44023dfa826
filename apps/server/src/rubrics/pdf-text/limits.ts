/** Of processor time: a rubric takes a second. */
export const PROCESSOR_MS = 10_000;

export const READERS = 2;

/** Rubrics have one to three pages; later pages are not read. */
export const PAGES_MAX = 30;

/** About 3,000 words; the rest is not kept. */
export const TEXT_MAX = 20_000;

/** Fewer letters are no rubric: a scan with a page number, say. */
export const LETTERS_MIN = 20;
