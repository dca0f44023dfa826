import type { PlaceNow } from '../../rules/rule.ts';
import { asMeant } from '../spelling/meant.ts';

const past =
  /(?<!\p{L})(?:was|were|wasn['’]?t|had|did|didn['’]?t|went|got|ate|saw|ran|came|made|fell|felt|took|said|(?!called|named|need|feed|seed|weed|speed|bleed|breed|indeed|hundred)\p{L}{2,}ed)(?!\p{L})/iu;

/** What somebody has, is or likes at any time. */
const ofAnyTime =
  /^\W*(?:and |also )?(?:my (?:\p{L}+ ){1,2}|i |we |he |she |it )(?:(?:also|really|only) )?(?:have|has|['’]?ve got|am|is|are|(?:likes?|loves?)(?! (?:how|it|when|the|that|being|to)(?!\p{L}))|lives?|plays?|eats?)(?!\p{L})/iu;

/**
 * Whether what was added to something that happened tells only of what always is, and shares no
 * word with the draft: ‘We swam. I have a dog.’
 */
export function isOffPoint({ fresh: written, isOnTopic }: PlaceNow, old: string): boolean {
  const fresh = asMeant(written);
  return !isOnTopic && ofAnyTime.test(fresh) && !past.test(fresh) && past.test(old);
}
