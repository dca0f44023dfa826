import { DEFAULT_MODEL, feedbackTypes, signInScopes, type Profile } from '@second-draft/contract';

/** A teacher of the pretend school, on trial unless changed. */
export function sampleProfile(changes: Partial<Profile> = {}): Profile {
  return {
    name: 'Aroha Ngata',
    email: 'aroha@kowhai.school.nz',
    avatar: null,
    kura: 'Kōwhai School',
    subscription: { status: 'trial', type: 'single', expires: 4_000_000_000 },
    settings: {
      email_updates: true,
      slides: false,
      gpt_model: DEFAULT_MODEL,
      generated_feedback: false,
      rubrics: false,
    },
    scopes: [...signInScopes],
    exp: 4_000_000_000,
    categories: [...feedbackTypes],
    students: {},
    administrator: false,
    ...changes,
  };
}
