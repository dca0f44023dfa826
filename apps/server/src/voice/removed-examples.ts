import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { createSeal, type AppSecrets } from '../secrets/index.ts';
import * as z from 'zod';
import type { VoiceStore } from './store.ts';

/** What the undo of a removed example holds: the server keeps none of it, and nobody can forge one. */
const sealedExample = z.object({
  accountId: z.string(),
  id: z.string(),
  text: z.string(),
  pickedAt: z.coerce.date(),
});

export function removedExamples(
  store: VoiceStore,
  appSecrets: AppSecrets,
): Pick<Handlers, 'removeExample' | 'restoreExample'> {
  const seal = createSeal(appSecrets, 'removed example');
  return {
    async removeExample({ caller: { account }, params }) {
      const removed = await store.removeExample(account.id, params.id);
      if (removed === null) throw new Problem('not_found');
      return { undo: seal.close(JSON.stringify({ accountId: account.id, ...removed })) };
    },
    async restoreExample({ caller: { account }, body }) {
      const opened = seal.open(body.undo);
      const removed = opened === null ? null : sealedExample.parse(JSON.parse(opened));
      if (removed?.accountId !== account.id) throw new Problem('not_found');
      const { id, text, pickedAt } = removed;
      const restored = await store.addExample(account.id, { id, text, pickedAt });
      if (restored === null) throw new Problem('voice_examples_full');
      return restored;
    },
  };
}
