import type { SentText } from '@second-draft/contract';
import type { Tokens } from '../../model/index.ts';
import type { Concealment } from '../concealing/concealment.ts';
import type { Withheld } from '../concealing/conceal-unless-concern.ts';
import type { Written } from '../writers/writer.ts';

interface Faults {
  reasons: readonly string[];
}

/** `W`: what may come of a try instead of something to judge. */
export interface Judge<T, J extends Faults, W extends Withheld = never> {
  judge(written: Written<T>): Promise<J | W>;
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

const isWithheld = <W extends Withheld>(judged: Faults | W): judged is W => 'concern' in judged;

/**
 * Asks again, with the reasons, if the first try has faults. A failing second try throws only if
 * the first is unusable, or the call is aborted.
 */
export async function withSecondTry<T, J extends Faults, W extends Withheld = never>(
  written: Written<T>,
  { judge, isUsable, betterOf, conceal }: Judge<T, J, W>,
  signal: AbortSignal,
): Promise<Tried<J> | W> {
  const first = await judge(written);
  if (isWithheld(first)) return first;
  const { sent, tokens } = written;
  const once: Tried<J> = { best: first, sent, tokens, tries: 1 };
  if (first.reasons.length === 0 || written.again === null) return once;
  try {
    const second = await written.again(first.reasons, conceal);
    const judged = await judge(second);
    if (isWithheld(judged)) return judged;
    return {
      best: betterOf(first, judged),
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
