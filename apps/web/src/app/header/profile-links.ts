import { mayHaveRubrics, type Profile, screens } from '@second-draft/contract';

export interface ProfileLink {
  label: string;
  to: string;
}

/** @param now epoch seconds */
export function profileLinks(profile: Profile, now: number): ProfileLink[] {
  return [
    { label: 'My Categories', to: screens.categories },
    { label: 'My Comments', to: screens.comments },
    ...(mayHaveRubrics(profile, now) ? [{ label: 'My Rubrics', to: screens.rubrics }] : []),
    { label: 'Account', to: screens.account },
    { label: 'Settings', to: screens.settings },
    ...(profile.administrator
      ? [
          { label: 'Completions', to: screens.completions },
          { label: 'Messages', to: screens.messages },
        ]
      : []),
    { label: 'Logout', to: screens.logout },
  ];
}
