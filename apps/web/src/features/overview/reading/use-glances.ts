import type { TextAtAGlance } from '@second-draft/contract';
import { useMemo } from 'react';
import { call, untilReached } from '../../../lib/api/index.ts';
import {
  gathering,
  textsInCalls,
  type AssignmentPlace,
  type ShownText,
} from '../../assignment/index.ts';
import { memoryOf } from './remembered-glances.ts';
import { useTold, type Telling } from './use-told.ts';

/** By document. */
export type Glances = ReadonlyMap<string, TextAtAGlance>;

function glancesIn(place: AssignmentPlace): Telling<TextAtAGlance> {
  const params = { courseId: place.courseId };
  const memory = memoryOf(place);
  return {
    idOf: ({ documentId }) => documentId,
    onFailed: 'What the rules see in the texts could not be loaded.',
    async ask(some, signal, onTold) {
      const known = some.map(memory.of).filter((one) => one !== null);
      if (known.length > 0) onTold(known);
      const ids = new Set(known.map(({ documentId }) => documentId));
      const unknown = some.filter(({ documentId }) => !ids.has(documentId));
      const textOf = new Map(unknown.map(({ documentId, text }) => [documentId, text]));
      const arrived = gathering<TextAtAGlance>((told) => {
        memory.add(told, textOf);
        onTold(told);
      }, signal);
      const askFor = async (those: readonly ShownText[]) => {
        const body = { texts: those.map(({ documentId, text }) => ({ documentId, text })) };
        for await (const one of await call('glance', { params, body, signal })) arrived.add(one);
        arrived.handNow();
      };
      for (const those of textsInCalls(unknown))
        await untilReached(() => askFor(those), { signal, onLost: () => {} });
    },
  };
}

/** What the rules on their own say about the texts. */
export function useGlances(
  place: AssignmentPlace,
  texts: readonly ShownText[],
  isDue: boolean,
): { told: Glances; answered: readonly string[] } {
  return useTold(
    texts,
    isDue,
    useMemo(() => glancesIn(place), [place]),
  );
}
