import { savingMessages } from '@second-draft/contract';
import { tellFailed } from '../../lib/failures/tell-failed.ts';
import { saveProfile } from './profile/save-profile.ts';

/**
 * Saves what she has chosen, where nothing on the screen saves it again: what may pass is sent again
 * until it is saved. Tells her of a failure, and never rejects.
 */
export async function saveChoices(): Promise<void> {
  try {
    await saveProfile();
  } catch (error) {
    const part = await import('./unsaved-choices.ts').catch(() => null);
    if (part) part.keepSending(error);
    else tellFailed(savingMessages.choice, error);
  }
}
