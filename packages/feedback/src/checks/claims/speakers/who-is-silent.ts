import { literally } from '../../../text/searching/literally.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import { areTwoRelations, relation } from './relations.ts';
import { areTwoPeople } from './same-person.ts';
import type { Source } from '../source.ts';
import { personName, says, speakerOf } from './who-speaks.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const speech = String.raw`(?:words|advice|reply|answer|warning|joke|voice|speech|shout|whisper|line|comment|remark)`;
/** “Grandad’s comforting words about the wind”. */
const hisWords = new SparingPattern(
  String.raw`(?<![\p{L}’'“])(?:[Yy]our (${relation})|(${personName}))['’]s? (?:[\p{Ll}-]+ ){0,2}${speech}\b(?! (?:for|choice)\b)`,
  'gu',
);

const toFull = (who: string) => who.replace(/['’]s?$/u, '');

/** Whether the text has somebody say, tell or ask anything, in whatever way. */
const mayHaveSaid = (who: string, text: string): boolean =>
  new SparingPattern(
    String.raw`(?<!\p{L})${literally(who)}(?:['’]s (?:\p{L}+ )?${speech}| (?:\p{L}+ ){0,2}(?:${says}|spoke|talk\p{L}*|counted|read|sang))|${says} (?:\p{L}+ )?${literally(who)}(?!\p{L})`,
    'iu',
  ).test(text);

/** “Nana says, "Leave it,” may go on for more lines than speech is looked for in. */
const opening = new SparingPattern(String.raw`(${personName}) ${says}[,:]? ["“]`, 'gu');

function speakersIn(source: Source): (string | null)[] {
  const { speech, text } = source.asRead();
  return speech.length > 0
    ? speech.map((one) => speakerOf(one, source))
    : matchesIn(text, opening).map(([, name = '']) => name);
}

/** Whether a comment speaks of somebody's words in a text in which only others speak. */
export function isSilent(comment: string, source: Source): boolean {
  const claims = matchesIn(comment, hisWords);
  if (claims.length === 0) return false;
  const { original } = source.normalised;
  const speakers = speakersIn(source);
  return claims.some(([, kin, name = '']) => {
    const who = kin ?? toFull(name);
    if (
      speakers.length === 0 ||
      !new RegExp(String.raw`(?<!\p{L})${literally(who)}(?!\p{L})`, 'iu').test(original)
    )
      return false;
    return (
      !mayHaveSaid(who, original) &&
      speakers.every(
        (one) =>
          one !== null &&
          one !== 'he' &&
          one !== 'she' &&
          one !== 'it' &&
          (areTwoRelations(who, one.split(' ').at(-1) ?? '') || areTwoPeople(who, one, original)),
      )
    );
  });
}
