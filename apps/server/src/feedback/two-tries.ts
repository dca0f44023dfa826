import type { SentText } from '@second-draft/contract';
import type { Tokens } from '../model/index.ts';
import type { Concealment } from './concealment.ts';
import type { Written } from './writers/writer.ts';

/** How drafts are judged, and which of two is the better. */
export interface Judge<T, J extends { reasons: readonly string[] }> {
  judge(written: Written<T>): Promise<J>;
  isUsable(judged: J): boolean;
  betterOf(first: J, second: J): J;
  /** Takes the names out of what goes back to the writer. */
  conceal: Concealment['conceal'];
}

/** The better of up to two tries, and what they cost together. */
export interface Tried<J> {
  best: J;
  /** All that the writer was given. */
  sent: SentText['messages'];
  tokens: Tokens;
  tries: 1 | 2;
}

/**
 * Asks once more, with the reasons, where the gate found something. A second try that fails
 * altogether is only a failure where the first can't be used.
 */
export async function withSecondTry<T, J extends { reasons: readonly string[] }>(
  written: Written<T>,
  { judge, isUsable, betterOf, conceal }: Judge<T, J>,
  signal: AbortSignal,
): Promise<Tried<J>> {
  const first = await judge(written);
  const { sent, tokens } = written;
  const once: Tried<J> = { best: first, sent, tokens, tries: 1 };
  if (first.reasons.length === 0 || written.again === null) return once;
  try {
    const second = await written.again(first.reasons, conceal);
    return {
      best: betterOf(first, await judge(second)),
      // A second try is given the first one's messages again.
      sent: second.sent,
      tokens: {
        prompt: tokens.prompt + second.tokens.prompt,
        completion: tokens.completion + second.tokens.completion,
      },
      tries: 2,
    };
  } catch (error) {
    if (signal.aborted || !isUsable(first)) throw error;
    return once;
  }
}
