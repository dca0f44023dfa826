/** A change that has no answer by then is taken for lost, so that it holds up no later one. */
export const LONGEST_CHANGE_MS = 30_000;
