import { messages } from '@second-draft/contract';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { tellProblem } from '../../../lib/failures/tell-failed.ts';
import { isMissingPart, neededPart } from '../../../lib/loading/missing-part.ts';
import { watchedValue } from '../../../lib/state/watched-value.ts';
import type { WorkStore } from '../work/work-store.ts';

/** Fetched when it is asked for: the picker needs a connection, too. */
const picking = neededPart(() => import('./pick-files.ts'));

export function createWriteAccess(store: WorkStore) {
  const isPicking = watchedValue(false);
  return {
    isPicking,
    /** @param wanted the document that she was about to post on, if it was one */
    getWriteAccess: async (wanted?: string): Promise<void> => {
      if (isPicking.get()) return;
      isPicking.set(true);
      try {
        const { pickFiles } = await picking();
        await pickFiles(store, wanted);
      } catch (error) {
        logProblem('Write access could not be asked for', error);
        if (isMissingPart(error)) tellProblem(messages.connection.partMissing);
      } finally {
        isPicking.set(false);
      }
    },
  };
}
