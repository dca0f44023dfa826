import type { SentText } from '@second-draft/contract';
import type { Tokens } from '../model/index.ts';
import type { Concealment } from './concealment.ts';
import type { Written } from './writers/writer.ts';

export interface Judge<T, J extends { reasons: readonly string[] }> {
  judge(written: Written<T>): Promise<J>;
  isUsable(judged: J): boolean;
  betterOf(first: J, second: J): J;
  conceal: Concealment['conceal'];
}

export interface Tried<J> {
  best: J;
  sent: SentText['messages'];
  tokens: Tokens;
  tries: 1 | 2;
}

/**
 * Asks again, with the reasons, if the first try has faults. A failing second try throws only if
 * the first is unusable, or the call is aborted.
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
      // It includes the first try's messages.
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
