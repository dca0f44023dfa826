import { kapaHaka, lastYear, nextYear } from './classes/others.ts';
import { room12, room12Files } from './classes/room12.ts';
import { room20, room20Files } from './classes/room20.ts';
import { room4, room4Files } from './classes/room4.ts';
import { people } from './people.ts';
import type { School } from './types.ts';

/** Kōwhai Bay School: everyone and everything in it is invented. */
export const pretendSchool: School = {
  people,
  classes: [room12, kapaHaka, nextYear, lastYear, room20, room4],
  files: [...room12Files, ...room20Files, ...room4Files],
};

export { studentTexts } from './texts/index.ts';
export { kapaHaka, lastYear, nextYear, room12 };
export {
  personCalled,
  principal,
  privatePerson,
  roomTwelveTeacher,
  roomTwentyTeacher,
  schoolDomain,
} from './people.ts';
