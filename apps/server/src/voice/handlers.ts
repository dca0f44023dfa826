import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { pickExample, type PickingServices } from './pick-example.ts';

export function voiceHandlers(
  services: PickingServices,
): Pick<Handlers, 'voice' | 'saveVoice' | 'pickExample' | 'removeExample'> {
  const { store } = services;
  return {
    voice: ({ caller }) => store.find(caller.account.id),
    saveVoice: ({ caller, body }) => store.save(caller.account.id, body),
    pickExample: pickExample(services),
    async removeExample({ caller, params }) {
      if (!(await store.removeExample(caller.account.id, params.id)))
        throw new Problem('not_found');
    },
  };
}
