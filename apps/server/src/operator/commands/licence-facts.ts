import type { Licence } from '../../licences/index.ts';
import { lastDayBefore } from '../nz-day.ts';

export const factsOf = ({ id, holder, endsAt, members, teachers }: Licence) => ({
  licence: id,
  holder,
  until: lastDayBefore(endsAt),
  state: endsAt > new Date() ? 'runs' : 'ended',
  teachers,
  members,
});
