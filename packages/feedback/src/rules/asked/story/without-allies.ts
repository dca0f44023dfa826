import type { StudentText } from '../../../text/student-text.ts';

/** “My nana says …” is on the writer’s side where nothing turns against it. */
const saysSo = /\b(?:my|our|the) \p{L}+ (?:thinks?|says?|believes?|reckons?)\b/iu;
const turns =
  /\b(?:but|however|though|although|yet|still|wrong|disagree\p{L}*|even so|true|argue\p{L}*)\b/iu;

/** ‘My mum says we can’t’: what she says is against it. */
const denies = /\b(?:not?|never|cannot|cant|wont|dont|too|shouldnt)\b|n['’]t\b/iu;

/** The sentences of a text without those in which somebody only agrees with its writer. */
export const withoutAllies = ({ sentences }: StudentText): { text: string } => ({
  text: sentences
    .filter(
      (one, i) =>
        !saysSo.test(one.text) ||
        denies.test(one.text) ||
        turns.test(`${one.text} ${sentences[i + 1]?.text ?? ''}`),
    )
    .map((one) => one.text)
    .join(' '),
});
