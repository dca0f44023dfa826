export const weekMessages = {
  passed: (changed: number) =>
    changed === 0
      ? 'A week has passed, but nobody had anything to act on. Post feedback to some students first.'
      : `A week has passed. ${changed} ${changed === 1 ? 'student has' : 'students have'} worked on their writing.`,
  failed: 'The week did not pass.',
} as const;
