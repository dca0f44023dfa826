import type { Profile, ProfileChanges, Settings } from '@second-draft/contract';
import type { HeldProfile } from '../../../lib/state/session.ts';

type Choices = Pick<Profile, 'settings' | 'students'>;

export const choicesOf = ({ settings, students }: Profile): Choices => ({ settings, students });

type Named<Value> = Readonly<Record<string, Value>>;

/** What is new, or other than it was, or may be on the server otherwise. */
const changed = <Value>(
  now: Named<Value>,
  known: Named<Value>,
  unanswered: object = {},
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(known[name]) || name in unanswered,
    ),
  );

/**
 * What she has chosen here since the server last had it. All else is left out: another tab may have
 * changed it, or the link in an email.
 */
export function newChoices(
  profile: HeldProfile,
): Required<Pick<ProfileChanges, 'settings' | 'students'>> {
  const { classes = {}, ...settings } = profile.settings;
  const known = profile.knownChoices ?? choicesOf(profile);
  const { unanswered } = profile;
  const ofClasses = changed(classes, known.settings.classes ?? {}, unanswered?.settings?.classes);
  return {
    settings: {
      ...(changed<unknown>(settings, known.settings, unanswered?.settings) as Partial<Settings>),
      ...(Object.keys(ofClasses).length > 0 && { classes: ofClasses }),
    },
    students: changed(profile.students, known.students, unanswered?.students),
  };
}
