import type { Message } from '../../model/index.ts';

/** What a model is sent, for somebody to read or to answer by hand. */
export const promptText = (messages: readonly Message[]): string =>
  `${messages.map(({ role, content }) => `[${role.toUpperCase()}]\n${content}`).join('\n\n')}\n`;
