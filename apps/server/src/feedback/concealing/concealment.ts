import type { PersonName } from '@second-draft/feedback';
import type { ToRead, Withheld } from './conceal-unless-concern.ts';
import type { ConcealedTexts, ToConceal } from './concealed-names.ts';
import { hiddenIn, type Hidden } from './hidden.ts';
import type { TextThreads } from '../threads/text-threads.ts';
import type { ConcealMore } from '../writers/writer.ts';

export interface Concealment {
  text: string;
  task: string;
  /** The stand-in for the student's given name. */
  student: string;
  told: readonly string[];
  others: readonly string[];
  spelled: string | null;
  spellsName: boolean;
  /** Of everything concealed so far. */
  hidden(): Hidden;
  conceal: ConcealMore;
}

interface Texts {
  text: string;
  about?: string;
  task?: readonly string[];
  told?: readonly string[];
  others: readonly string[];
  drafts?: readonly string[];
}

interface People {
  student: PersonName;
  classmates: readonly PersonName[];
}

const toConceal = (texts: Texts, people: People): ToConceal => ({
  ...texts,
  ...people,
  alsoSent: [...(texts.told ?? []), ...texts.others],
});

function concealmentOf(
  threads: TextThreads,
  first: ToConceal,
  done: ConcealedTexts,
  signal: AbortSignal,
): Concealment {
  let [given, concealed] = [first, done];
  const { text, task, student, told, others, spelled, spellsName } = done;
  return {
    text,
    task,
    student,
    told,
    others,
    spelled,
    spellsName,
    hidden: () => hiddenIn(given, concealed),
    async conceal(more) {
      given = { ...given, others: [...given.others, ...more] };
      concealed = await threads.run('conceal', given, signal);
      return concealed.others.slice(-more.length);
    },
  };
}

/** @throws Problem('text_took_too_long' | 'overloaded') */
export async function concealTexts(
  threads: TextThreads,
  texts: Texts,
  people: People,
  signal: AbortSignal,
): Promise<Concealment> {
  const given = toConceal(texts, people);
  return concealmentOf(threads, given, await threads.run('conceal', given, signal), signal);
}

/** @throws Problem('text_took_too_long' | 'overloaded') */
export async function readAndConceal(
  threads: TextThreads,
  { isReadByTeacher, ...texts }: Texts & Pick<ToRead, 'isReadByTeacher'>,
  people: People,
  signal: AbortSignal,
): Promise<Concealment | Withheld> {
  const given = toConceal(texts, people);
  const done = await threads.run('concealUnlessConcern', { given, isReadByTeacher }, signal);
  return 'concern' in done ? done : concealmentOf(threads, given, done, signal);
}
