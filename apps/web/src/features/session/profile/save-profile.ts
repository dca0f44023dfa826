import type { Profile } from '@second-draft/contract';
import { call, coalesced, mayPass } from '../../../lib/api/index.ts';
import { profileItem, type HeldProfile } from '../../../lib/state/session.ts';
import { choicesOf, newChoices } from './new-choices.ts';

const haveSameChoices = (one: HeldProfile, other: HeldProfile): boolean =>
  one.settings === other.settings && one.students === other.students;

/** Changes session storage only; `saveProfile` tells the server. */
export function changeProfile(change: (profile: HeldProfile) => HeldProfile): void {
  const before = profileItem.get();
  if (!before) return;
  const after = change(before);
  const { knownChoices = choicesOf(before) } = after;
  profileItem.set(haveSameChoices(before, after) ? after : { ...after, knownChoices });
}

function takeOver(
  answer: Profile,
  known: (here: HeldProfile) => Pick<HeldProfile, 'knownChoices' | 'unanswered'>,
): void {
  const here = profileItem.get();
  if (!here) return;
  const { settings, students, categories, knownCategories } = here;
  const hers = { settings, students, categories, knownCategories, ...known(here) };
  profileItem.set({ ...answer, ...hers });
}

/** Takes over the server's profile, except the teacher's own choices: those are newest here. */
export const adopt = (answer: Profile): void =>
  takeOver(answer, ({ knownChoices, unanswered }) => ({ knownChoices, unanswered }));

const save = coalesced(async (signal) => {
  const sent = profileItem.get();
  if (!sent) return;
  const { knownChoices: _, unanswered: _unanswered, ...profile } = sent;
  const choices = newChoices(sent);
  const body = { ...profile, ...choices };
  const answer = await call('saveSettings', { body, signal }).catch((error: unknown) => {
    if (mayPass(error)) changeProfile((here) => ({ ...here, unanswered: choices }));
    throw error;
  });
  takeOver(answer, (here) => ({
    knownChoices: haveSameChoices(here, sent) ? undefined : choicesOf(sent),
    unanswered: undefined,
  }));
});

/**
 * Sends the profile, as it is when the coalesced run starts; of her choices, those that the server
 * doesn't have yet.
 * @throws ApiError when the call is refused or fails
 */
export const saveProfile = (): Promise<void> => save();
