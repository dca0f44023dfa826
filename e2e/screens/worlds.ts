import { inDays, subscriber } from '../fixtures/records.ts';
import { schoolOfLongTexts } from '../fixtures/school-of-long-texts.ts';
import { people } from '../fixtures/school.ts';
import type { WorldOptions } from '../fixtures/world.ts';

const { teacher, secondTeacher } = people;

/** A teacher on trial who is an administrator too, and a subscriber. */
export const usual: WorldOptions = {
  writer: 'built-in',
  settings: { ADMIN_EMAILS: teacher },
  accounts: {
    [teacher]: {
      subscription: { status: 'trial', type: 'single', expires: inDays(12) },
      completions: 250,
    },
    [secondTeacher]: subscriber,
  },
};

/** A subscription that ends, and a trial that has ended. */
export const ending: WorldOptions = {
  writer: 'built-in',
  accounts: {
    [teacher]: { subscription: { status: 'canceled', type: 'single', expires: inDays(20) } },
    [secondTeacher]: { subscription: { status: 'trial', type: 'single', expires: inDays(-2) } },
  },
};

/** A class as large, with names and texts as long, as they come, in a school with a licence. */
export const crowded: WorldOptions = {
  writer: 'built-in',
  school: schoolOfLongTexts,
  settings: { ADMIN_EMAILS: teacher },
  accounts: { [teacher]: { subscription: { status: 'active', type: 'team', expires: null } } },
};
