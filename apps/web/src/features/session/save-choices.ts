import { savingMessages } from '@second-draft/contract';
import { mayPass, reconnection, sendBeforeEnd } from '../../lib/api/index.ts';
import { tellFailed, tellProblem } from '../../lib/failures/tell-failed.ts';
import { saveProfile } from './profile/save-profile.ts';

const SEND_AGAIN_MS = 10_000;

let waiting: AbortController | null = null;

/**
 * Saves what she has chosen, where nothing on the screen saves it again: what may pass is sent again
 * until it is saved. Tells her of a failure, and never rejects.
 */
export async function saveChoices(isTold = false): Promise<void> {
  waiting?.abort();
  waiting = null;
  try {
    await saveProfile();
  } catch (error) {
    if (!mayPass(error)) return tellFailed(savingMessages.choice, error);
    if (!isTold) tellProblem(savingMessages.choiceWaits);
    waiting = new AbortController();
    reconnection(SEND_AGAIN_MS, waiting.signal).then(
      () => saveChoices(true),
      () => {},
    );
  }
}

sendBeforeEnd(async () => {
  if (waiting !== null) await saveChoices(true);
});
