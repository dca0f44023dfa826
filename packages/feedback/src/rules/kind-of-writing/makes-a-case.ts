import { meant } from '../../language/spelling/meant.ts';
import type { StudentText } from '../../text/student-text.ts';
import { kindOfWriting } from './kind-of-writing.ts';

const claim =
  /\b(?:should|must|need to|i (?:believe|think)|ask(?:ing)? (?:you|that) to|(?:you|some|others|people) (?:might|may|will) (?:say|think(?! about\b))|instead of|better if|(?:first|second|third|my|another|main|one|other) reason|(?:first|second|third)ly|please (?:think about|consider|don['’]?t)|(?:not |un)fair)\b/iu;

/** Whether a text is to win its reader over: ‘Dear Koro’ alone has the form of an argument. */
export const makesCase = (text: StudentText): boolean =>
  kindOfWriting(text) === 'argument' && claim.test(meant(text));
