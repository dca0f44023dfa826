import type { Google } from '../google/index.ts';
import type { Rosters } from './rosters.ts';

/** What the classes feature stands on. */
export interface ClassroomServices {
  google: Pick<Google, 'forTeacher'>;
  rosters: Rosters;
}
