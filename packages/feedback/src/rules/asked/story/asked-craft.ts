import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { inWords, nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { demandedIn } from '../content/demanded.ts';
import { numberNamed } from '../number-named.ts';
import { wording } from './asked-craft.wording.ts';
import { crafts } from './crafts.ts';

/** A shorter text has hardly begun (words). */
const A_TEXT = 12;

/** A place that is soon read and found again (words). */
const FEWEST = 3;
const MOST = 14;

function placesIn(text: StudentText): string[] {
  const lines = (isVerse(text) ? text.sentences : proseOf(text)).filter(
    (one) => !hasSpeech(text, one),
  );
  return [...lines.slice(1), ...lines.slice(0, 1)]
    .flatMap((one) => openingPhrase(text, one))
    .filter((phrase) => countWords(phrase) >= FEWEST && countWords(phrase) <= MOST);
}

/** Fewer of the things that writers do with words than the task asks for. */
export const askedCraft: Rule = {
  find(text) {
    if (text.words.length < A_TEXT || text.turns.length > 0) return [];
    const task = demandedIn((text.task ?? '').replace(/\(/gu, ' ( '));
    const whole = (text.task ?? '').split(/(?<=[.!?\n])/u);
    for (const { one, many, by, fewest, most, skill } of crafts) {
      const match = [...task, ...whole.filter((part) => /\bwords like\b|\(first\b/iu.test(part))]
        .map((part) => by.exec(part))
        .find((found) => found !== null);
      if (match === undefined) continue;
      const said = match.slice(1).find((group) => group !== undefined);
      const wanted = said === undefined ? fewest : numberNamed(said);
      const found = most(text);
      if (found >= wanted) continue;
      return nextStep(placesIn(text).slice(0, 2), 0.92, {
        wanted: wanted === 1 ? one : said === undefined ? many : `${inWords(wanted)} ${many}`,
        found: found === 0 ? 'none' : `only ${inWords(found)}`,
      }).map((step) => ({ ...step, skill }));
    }
    return [];
  },
  skill: 'sounds',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'vocabulary',
    'narrative features',
    'recount features',
    'recount structure',
    'report features',
    'persuasive features',
    'description',
    'connectives',
  ),
  cases: [
    {
      title: 'counts the words for time that a task wants',
      purpose: 'recount',
      task: 'Put things in order with at least three time connectives.',
      text: 'First we had a parade in the hall. We swapped books with Room 4. The judges picked a winner. It was Matilda.',
      finds: [{ kind: 'nextStep', slots: { wanted: 'three time words', found: 'only one' } }],
    },
    {
      title: 'leaves enough of them alone, in whatever words',
      purpose: 'recount',
      task: 'Use time words (first, next, then).',
      text: 'On Sunday we drove to Nana’s. We picked feijoas until it was dark. We made a crumble.',
      finds: [],
    },
    {
      title: 'asks for words that begin alike where none do',
      purpose: 'describe',
      task: 'Use alliteration at least three times.',
      text: 'Dirty drains drip into the water. Fish can’t breathe any more. Nobody hears them out there.',
      finds: [{ kind: 'nextStep', slots: { wanted: 'three examples of alliteration' } }],
    },
    {
      title: 'asks for rhymes where no lines may rhyme',
      purpose: 'describe',
      task: 'Write a rhyming poem.',
      text: 'My cat is big\nHe sat on my cap\nHe ate my fish\nOff a silver plate\nHe looked at me',
      finds: [{ kind: 'nextStep', slots: { wanted: 'lines that rhyme', found: 'none' } }],
    },
    {
      title: 'leaves lines alone that may rhyme in some mouths, and a task that wants none',
      purpose: 'describe',
      task: 'Write a rhyming poem.',
      text: 'My cat is here\nHe sat on my cap\nHe ate my bear\nOff a silver plate\nHe looked at me',
      finds: [],
    },
    {
      title: 'says nothing where it is not wanted, a choice, or in a name',
      purpose: 'describe',
      task: 'Your poem does not have to rhyme. Use alliteration or a simile. Use alliteration in its name.',
      text: 'My cat is big\nHe sat on my cap\nHe ate my fish\nOff a silver plate\nHe looked at me',
      finds: [],
    },
  ],
};
