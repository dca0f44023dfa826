import { useSyncExternalStore } from 'react';

const synthesis = (): SpeechSynthesis | undefined => globalThis.window?.speechSynthesis;

const byNearness = ['en-NZ', 'en-AU', 'en-GB', 'en'];

/** A voice of the machine itself, so that nothing is sent anywhere; null where there is none. */
export function localVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const local = voices.filter(({ localService }) => localService);
  const found = byNearness.map((language) =>
    local.find(({ lang }) => lang.replace('_', '-').startsWith(language)),
  );
  return found.find((voice) => voice !== undefined) ?? null;
}

/** Browsers find their voices some time after the page has loaded. */
function subscribe(listener: () => void): () => void {
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => synthesis()?.removeEventListener('voiceschanged', listener);
}

export const useLocalVoice = (): SpeechSynthesisVoice | null =>
  useSyncExternalStore(subscribe, () => localVoice(synthesis()?.getVoices() ?? []));
