import type { Sign } from './concern.ts';

/** Part of a pattern: up to this many words in between. */
export const upTo = (words: number) => `(?: \\w+){0,${words}} `;

/** A sign that says nothing in a made-up story. */
export const hint = (kind: Sign['kind'], says: string, unless?: RegExp): Sign => ({
  kind,
  says: new RegExp(`\\b(?:${says})\\b`, 'u'),
  notInStories: true,
  ...(unless && { unless }),
});
