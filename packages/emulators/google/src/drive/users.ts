import type { drive_v3 } from '@googleapis/drive';
import type { Person } from '../school/types.ts';
import type { ApiCall } from '../http/method.ts';
import { fullName } from '../store/directory.ts';

/** Drive leaves out the email addresses of owners and authors. */
export function toUser(person: Person, call: ApiCall): drive_v3.Schema$User {
  return {
    kind: 'drive#user',
    displayName: fullName(person),
    me: person === call.caller,
    ...(person.photo && { photoLink: call.links.photo(person.id) }),
  };
}
