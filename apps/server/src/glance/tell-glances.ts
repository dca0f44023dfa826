import type { TextAtAGlance } from '@second-draft/contract';
import type { PersonName } from '@second-draft/feedback';
import type { Handlers } from '../api/index.ts';
import type { Rosters } from '../classrooms/index.ts';
import type { TextThreads } from '../feedback/index.ts';
import { loggable, Problem } from '../problems/index.ts';
import { createLimitByKey, inOrderOfArrival } from '../scheduling/index.ts';

/** At once, per teacher; other teachers' texts are read in between. */
const READ_AT_ONCE = 2;

/** Of one class: after so many, the rest isn't read. */
const MOST_TOO_LONG = 2;

interface GlanceServices {
  threads: TextThreads;
  rosters: Pick<Rosters, 'rosterOf'>;
}

type Telling = Parameters<Handlers['glance']>[0];
type Shown = Telling['body']['texts'][number];
type Reading = Pick<Telling, 'signal' | 'log'>;

/** Reads the texts of a class off the main thread, and yields each as soon as it is read. */
export function tellGlances({ threads, rosters }: GlanceServices): Handlers['glance'] {
  const inTurnOf = createLimitByKey(READ_AT_ONCE);

  /** Null for a text that fails or takes too long, which is better than an error for the class. */
  async function one(
    { documentId, text }: Shown,
    people: readonly PersonName[],
    { signal, log }: Reading,
  ): Promise<TextAtAGlance | null> {
    try {
      return { documentId, ...(await threads.run('glanceAt', { text, people }, signal)) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Problem && error.code !== 'text_took_too_long') throw error;
      if (!(error instanceof Problem)) log.error({ failure: loggable(error) }, 'a glance failed');
      return null;
    }
  }

  async function* lines(
    accountId: string,
    texts: readonly Shown[],
    people: readonly PersonName[],
    { signal, log }: Reading,
  ): AsyncGenerator<TextAtAGlance, void, undefined> {
    const done = new AbortController();
    const until = AbortSignal.any([signal, done.signal]);
    let tooLong = 0;
    const readOne = async (text: Shown) => {
      if (tooLong >= MOST_TOO_LONG) return null;
      const glance = await one(text, people, { signal: until, log });
      if (glance === null) tooLong += 1;
      return glance;
    };
    const read = texts.map((text) => inTurnOf(accountId, () => readOne(text)));
    try {
      for await (const glance of inOrderOfArrival(read)) if (glance !== null) yield glance;
    } finally {
      done.abort();
    }
  }

  return async ({ caller, params, body, signal, log }) => {
    const people = await rosters.rosterOf(caller, params.courseId, signal);
    return lines(caller.account.id, body.texts, people, { signal, log });
  };
}
