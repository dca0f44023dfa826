import { screens, type Profile } from '@second-draft/contract';

export interface ProfileLink {
  label: string;
  to: string;
}

/** Shown when the subscription is active, or canceled and already past its end. */
function showsRubrics({ status, expires }: Profile['subscription'], now: number): boolean {
  return status === 'active' || (status === 'canceled' && (expires ?? 0) <= now);
}

/** @param now epoch seconds */
export function profileLinks(profile: Profile, now: number): ProfileLink[] {
  return [
    { label: 'My Categories', to: '/categories' },
    ...(showsRubrics(profile.subscription, now) ? [{ label: 'My Rubrics', to: '/rubrics' }] : []),
    { label: 'Account', to: '/account' },
    { label: 'Settings', to: '/settings' },
    ...(profile.administrator
      ? [
          { label: 'Completions', to: screens.completions },
          { label: 'Messages', to: screens.messages },
        ]
      : []),
    { label: 'Logout', to: '/logout' },
  ];
}
