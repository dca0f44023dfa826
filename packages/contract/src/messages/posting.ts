/** About posting what is ready, now or later. */
export const postingMessages = {
  ready: {
    posted: (comments: string) => `Posted ${comments}.`,
    nonePosted: 'Nothing was posted.',
    failed: (names: string) =>
      `Not posted: ${names}. Below the feedback it says why, and what to do.`,
    stopped: (posted: string) => `Stopped. ${posted} The others are still ready.`,
    lastStudent: (comments: string) =>
      `That was the last student. Ready to post: ${comments}. Press D, or the button above.`,
    none: 'Nothing is marked as ready yet. Press R once you have read the feedback.',
    hint: 'Ready: I have read it; post it with the others later',
  },
  later: {
    planned: (comments: string, time: string) => `Posting ${comments} at ${time}`,
    keepPageOpen: 'Keep this page open.',
    asleep: (time: string) =>
      `Nothing was posted at ${time}: this page was asleep then. All of it is still ready.`,
    offline: (time: string) =>
      `Nothing was posted at ${time}: there was no connection. All of it is still ready.`,
    accessEnded: (time: string) =>
      `Nothing was posted at ${time}: your access to Google had ended. All of it is still ready. Log out and in again to post it.`,
    cancelled: 'Nothing will be posted. All of it is still ready.',
    leaving: (comments: string, time: string) =>
      `This page posts ${comments} at ${time}. If you leave it, nothing is posted then; all of it stays ready.`,
    left: (time: string) =>
      `Nothing will be posted at ${time}, because you left the page. All of it is still ready.`,
  },
} as const;
