import { cutText, limits, messages } from '@second-draft/contract';
import type { Member } from './entities.ts';

/** Well-formed, on one line. */
const inOneLine = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const isName = (name: string) => /[\p{L}\p{N}]/u.test(name);

/** Services leave a name out, and let people call themselves anything. */
export function memberOf({
  id,
  photoUrl,
  ...name
}: Pick<Member, 'id' | 'fullName' | 'givenName' | 'photoUrl'>): Member {
  const onRoster = { fullName: inOneLine(name.fullName), givenName: inOneLine(name.givenName) };
  const whole = [onRoster.fullName, onRoster.givenName].find(isName) ?? messages.unnamed(id);
  const fullName = cutText(whole, limits.studentNameMax).trim();
  const given = isName(onRoster.givenName) ? onRoster.givenName : (fullName.split(' ')[0] ?? '');
  return {
    id,
    fullName,
    givenName: cutText(given, limits.studentNameMax).trim(),
    onRoster,
    photoUrl,
  };
}
