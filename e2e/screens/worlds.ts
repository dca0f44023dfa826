import { inDays, subscriber } from '../fixtures/world/records.ts';
import { schoolOfLongTexts } from '../fixtures/schools/school-of-long-texts.ts';
import { people } from '../fixtures/schools/school.ts';
import type { WorldOptions } from '../fixtures/world/world.ts';

const { teacher, secondTeacher } = people;

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

export const ending: WorldOptions = {
  writer: 'built-in',
  accounts: {
    [teacher]: { subscription: { status: 'canceled', type: 'single', expires: inDays(20) } },
    [secondTeacher]: { subscription: { status: 'trial', type: 'single', expires: inDays(-2) } },
  },
};

export const crowded: WorldOptions = {
  writer: 'built-in',
  school: schoolOfLongTexts,
  settings: { ADMIN_EMAILS: teacher },
  accounts: { [teacher]: { subscription: { status: 'active', type: 'team', expires: null } } },
};
