import { savingMessages } from '@second-draft/contract';
import { mayPass, sendAgain, sendBeforeEnd } from '../../lib/api/index.ts';
import { tellFailed, tellProblem } from '../../lib/failures/tell-failed.ts';
import { saveProfile } from './profile/save-profile.ts';

/** Calls off what waits to be sent; null while nothing does. */
let callOff: (() => void) | null = null;

async function send(): Promise<void> {
  callOff = null;
  try {
    await saveProfile();
  } catch (error) {
    keepSending(error, true);
  }
}

/** Tells her of the failure, and sends again what may pass, with all else that she chooses. */
export function keepSending(failure: unknown, isTold = false): void {
  callOff?.();
  callOff = null;
  if (!mayPass(failure)) return tellFailed(savingMessages.choice, failure);
  if (!isTold) tellProblem(savingMessages.choiceWaits);
  callOff = sendAgain(failure, send);
}

sendBeforeEnd(async () => {
  if (callOff === null) return;
  callOff();
  await send();
});
