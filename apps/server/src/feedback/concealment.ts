import type { PersonName } from '@second-draft/feedback';
import type { ToConceal } from './concealed-names.ts';
import type { TextThreads } from './threads/text-threads.ts';
import type { ConcealMore } from './writers/writer.ts';

export interface Concealment {
  text: string;
  /** The stand-in for the student's given name. */
  student: string;
  told: readonly string[];
  others: readonly string[];
  /** Everything concealed so far: enough for any thread to reveal the names. */
  given(): ToConceal;
  conceal: ConcealMore;
}

/** @throws Problem('text_took_too_long' | 'overloaded') */
export async function concealTexts(
  threads: TextThreads,
  texts: { text: string; told?: readonly string[]; others: readonly string[] },
  people: { student: PersonName; classmates: readonly PersonName[] },
  signal: AbortSignal,
): Promise<Concealment> {
  const alsoSent = [...(texts.told ?? []), ...texts.others];
  let given: ToConceal = { ...texts, ...people, alsoSent };
  const { text, student, told, others } = await threads.run('conceal', given, signal);
  return {
    text,
    student,
    told,
    others,
    given: () => given,
    async conceal(more) {
      given = { ...given, others: [...given.others, ...more] };
      const concealed = await threads.run('conceal', given, signal);
      return concealed.others.slice(-more.length);
    },
  };
}
