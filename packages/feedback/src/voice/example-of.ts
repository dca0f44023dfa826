import { cutText, limits, NAME_BLANK } from '@second-draft/contract';
import { concealNames, type Concealed } from '../names/conceal.ts';
import type { PersonName } from '../names/class-list/person-name.ts';
import { literally } from '../text/searching/literally.ts';
import { curlQuotations } from '../text/marks/quote-marks.ts';
import { wordsOf } from '../text/words.ts';
import { withoutAddressee } from './addressee.ts';

/** Takes the place of a name that isn't the student's. */
const SOMEBODY = 'someone';

/** Takes the place of the student's words. */
const LEFT_OUT = '…';

/** So many words in a row are the student's, marked as such or not. */
const SAME_WORDS = 4;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A concealed note with a blank for the student and for whom it speaks to, and nobody else's stand-in:
 * one that a writer took over would come back as someone's name.
 */
export const withoutPeople = (concealed: string, names: Concealed): string =>
  withoutStandIns(withoutAddressee(concealed), names);

function withoutStandIns(concealed: string, names: Concealed): string {
  const standIns = names.standIns
    .filter((standIn) => !standIn.startsWith('['))
    .toSorted((one, other) => other.length - one.length);
  if (standIns.length === 0) return concealed;
  const any = new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${standIns.map(literally).join('|')})(?=(?:['’]?s)?(?![\p{L}\p{M}]))`,
    'giu',
  );
  return concealed
    .replace(any, (found) => (plain(found) === plain(names.student) ? NAME_BLANK : SOMEBODY))
    .replaceAll(/(\[name\]|someone)(?: someone)+/gu, '$1');
}

/** What a comment has of the student's text word for word goes, quoted or not. */
function withoutStudentsWords(comment: string, studentText: string): string {
  const key = (words: readonly { text: string }[]) =>
    words.map(({ text }) => plain(text)).join(' ');
  const theirs = wordsOf(studentText.normalize('NFC'));
  const known = new Set(theirs.map((_, i) => key(theirs.slice(i, i + SAME_WORDS))));
  const own = wordsOf(comment);
  let left = '';
  let from = 0;
  for (let i = 0; i + SAME_WORDS <= own.length; i += 1) {
    const run = own.slice(i, i + SAME_WORDS);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !known.has(key(run))) continue;
    if (first.start >= from) left += `${comment.slice(from, first.start)}${LEFT_OUT}`;
    from = last.end;
  }
  return left + comment.slice(from);
}

export interface PickedFeedback {
  /** As the teacher gave it. */
  feedback: string;
  /** What it was about. */
  studentText: string;
  student: PersonName;
  /** Whose names may be in it. */
  people: readonly PersonName[];
}

/** A feedback as an example of how a teacher writes: without names and without the student's words. */
export function exampleOf({ feedback, studentText, student, people }: PickedFeedback): string {
  const said = curlQuotations(
    cutText(feedback, limits.feedbackTextMax).toWellFormed().normalize('NFC'),
  );
  const unquoted = said.replaceAll(/“[^“”]*”/gu, `“${LEFT_OUT}”`);
  const own = withoutStudentsWords(unquoted, studentText);
  const names = concealNames({ text: own, about: studentText, student, classmates: people });
  return cutText(withoutPeople(names.text, names).trim(), limits.voiceExampleMax);
}
