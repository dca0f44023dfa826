import type { Handlers } from '../api/index.ts';
import type { AppSecrets } from '../secrets/index.ts';
import { pickExample, type PickingServices } from './pick-example.ts';
import { removedExamples } from './removed-examples.ts';

type VoiceHandlers = Pick<
  Handlers,
  'voice' | 'saveVoice' | 'pickExample' | 'removeExample' | 'restoreExample'
>;

export function voiceHandlers({
  appSecrets,
  ...services
}: PickingServices & { appSecrets: AppSecrets }): VoiceHandlers {
  const { store } = services;
  return {
    voice: ({ caller }) => store.find(caller.account.id),
    saveVoice: ({ caller, body }) => store.save(caller.account.id, body),
    pickExample: pickExample(services),
    ...removedExamples(store, appSecrets),
  };
}
