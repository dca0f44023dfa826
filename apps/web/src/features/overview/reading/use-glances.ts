import type { TextAtAGlance } from '@second-draft/contract';
import { useMemo } from 'react';
import { call, untilReached } from '../../../lib/api/index.ts';
import { gathering, textsInCalls, type ShownText } from '../../assignment/index.ts';
import { useTold, type Telling } from './use-told.ts';

/** By document. */
export type Glances = ReadonlyMap<string, TextAtAGlance>;

function glancesIn(courseId: string): Telling<TextAtAGlance> {
  const params = { courseId };
  return {
    idOf: ({ documentId }) => documentId,
    onFailed: 'What the rules see in the texts could not be loaded.',
    async ask(some, signal, onTold) {
      const arrived = gathering(onTold, signal);
      const askFor = async (those: readonly ShownText[]) => {
        const body = { texts: those.map(({ documentId, text }) => ({ documentId, text })) };
        for await (const one of await call('glance', { params, body, signal })) arrived.add(one);
        arrived.handNow();
      };
      for (const those of textsInCalls(some))
        await untilReached(() => askFor(those), { signal, onLost: () => {} });
    },
  };
}

/** What the rules on their own say about the texts. */
export function useGlances(
  courseId: string,
  texts: readonly ShownText[],
  isDue: boolean,
): { told: Glances; answered: readonly string[] } {
  return useTold(
    texts,
    isDue,
    useMemo(() => glancesIn(courseId), [courseId]),
  );
}
