import type { Voice, VoiceExample, VoiceToSave } from '@second-draft/contract';
import { ApiError, call, LONGEST_CHANGE_MS } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/state/query-client.ts';
import { tellReason } from '../../lib/failures/tell-failed.ts';
import { voiceQuery } from './voice-query.ts';

async function tried<T>(change: () => Promise<T>): Promise<T | null> {
  try {
    return await change();
  } catch (error) {
    tellReason(error);
    return null;
  } finally {
    void queryClient.invalidateQueries(voiceQuery);
  }
}

/** @returns whether it is saved; where it failed, the teacher has been told why */
export async function saveVoice(body: VoiceToSave): Promise<'saved' | 'changed' | 'failed'> {
  const result = await tried(async () => {
    try {
      await call('saveVoice', { body, signal: AbortSignal.timeout(LONGEST_CHANGE_MS) });
      return 'saved';
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_elsewhere') return 'changed';
      throw error;
    }
  });
  return result ?? 'failed';
}

/** Null where it can't be read, and the teacher has been told why. */
export const newestVoice = (): Promise<Voice | null> =>
  tried(() => queryClient.fetchQuery(voiceQuery));

/** Null where it can't be read. She isn't told: what she did is saved. */
export const voiceAfterSave = (): Promise<Voice | null> =>
  queryClient.fetchQuery(voiceQuery).catch(() => null);

/** Null where it could not be kept, and the teacher has been told why. */
export const pickExample = (documentId: string): Promise<VoiceExample | null> =>
  tried(() => call('pickExample', { body: { documentId } }));

const changeShown = (change: (examples: VoiceExample[]) => VoiceExample[]) =>
  queryClient.setQueryData(
    voiceQuery.queryKey,
    (known) => known && { ...known, examples: change(known.examples) },
  );

/** @returns what brings it back; null where it could not be removed, and she has been told why */
export async function removeExample({ id }: Pick<VoiceExample, 'id'>): Promise<string | null> {
  const is = (one: VoiceExample) => one.id === id;
  const example = queryClient.getQueryData(voiceQuery.queryKey)?.examples.find(is);
  // Gone from the list at once, and back where it failed: what the server has may not be told either.
  changeShown((shown) => shown.filter((one) => !is(one)));
  const removed = await tried(() => call('removeExample', { params: { id } }));
  if (removed === null && example)
    changeShown((shown) => (shown.some(is) ? shown : [...shown, example]));
  return removed?.undo ?? null;
}

export const restoreExample = (undo: string): Promise<VoiceExample | null> =>
  tried(() => call('restoreExample', { body: { undo } }));
