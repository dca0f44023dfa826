import { literally } from '../../../text/searching/literally.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { Source } from '../source.ts';
import { areTwoRelations, relation } from './relations.ts';
import { personName } from './who-speaks.ts';

/** “Your cousin Leo”. */
const called = new RegExp(
  String.raw`\b[Yy]our (?:\p{Ll}+ )?(${relation}),? (${personName})(?!\p{L})`,
  'gu',
);

/** Whether a comment says what somebody is to the student, and the text says that they are something else. */
export const isCalledOtherwise = (comment: string, { normalised }: Source): boolean =>
  matchesIn(comment, called).some(([, said = '', name = '']) => {
    const who = literally(name.replace(/['’]s$/u, ''));
    const told = new RegExp(
      String.raw`\b(?:my|our) (?:\p{L}+ ){0,2}?(${relation}),? ${who}(?!\p{L})|(?<!\p{L})${who},? (?:is |was )?(?:my|our) (?:\p{L}+ )?(${relation})(?!\p{L})`,
      'giu',
    );
    const found = matchesIn(normalised.original, told).map(([, one, other = '']) => one ?? other);
    return found.length > 0 && found.every((one) => areTwoRelations(said, one));
  });
