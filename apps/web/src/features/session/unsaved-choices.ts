import { savingMessages } from '@second-draft/contract';
import { mayPass, reconnection, sendBeforeEnd } from '../../lib/api/index.ts';
import { tellFailed, tellProblem } from '../../lib/failures/tell-failed.ts';
import { saveProfile } from './profile/save-profile.ts';

const SEND_AGAIN_MS = 10_000;

let waiting: AbortController | null = null;

async function send(): Promise<void> {
  waiting = null;
  try {
    await saveProfile();
  } catch (error) {
    sendAgain(error, true);
  }
}

/** Tells her of the failure, and sends again what may pass, with all else that she chooses. */
export function sendAgain(failure: unknown, isTold = false): void {
  waiting?.abort();
  waiting = null;
  if (!mayPass(failure)) return tellFailed(savingMessages.choice, failure);
  if (!isTold) tellProblem(savingMessages.choiceWaits);
  waiting = new AbortController();
  reconnection(SEND_AGAIN_MS, waiting.signal).then(send, () => {});
}

sendBeforeEnd(async () => {
  if (waiting === null) return;
  waiting.abort();
  await send();
});
