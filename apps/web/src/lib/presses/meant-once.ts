/**
 * Handles a click, but not the second of a double click: what was pressed may be done by then, or
 * something else may stand in its place. Keys, and clicks further apart, all count: see
 * `useOneAtATime`.
 */
export const meantOnce =
  <Click extends { detail: number }>(act: (click: Click) => void) =>
  (click: Click): void => {
    if (click.detail < 2) act(click);
  };
