/** A PDF gets this long to be read. */
export const READ_MS = 10_000;

/** PDFs that one server reads at a time; more wait for their turn. */
export const READERS = 2;

/** Rubrics have a page or three; what comes after these is not read. */
export const PAGES_MAX = 30;

/** About 3,000 words; what comes after these characters is not kept. */
export const TEXT_MAX = 20_000;

/** Text with fewer letters than this is no rubric: a scan with a page number, say. */
export const LETTERS_MIN = 20;
