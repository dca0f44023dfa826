import { room12, room12Files } from './classes/room12.ts';
import { people } from './people.ts';
import type { School } from './types.ts';

/** Kōwhai Bay School: everyone and everything in it is invented. */
export const pretendSchool: School = {
  people,
  classes: [room12],
  files: room12Files,
};
