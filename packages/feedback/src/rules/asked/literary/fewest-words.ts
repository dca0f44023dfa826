import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import { bigMoment } from '../../ideas/moments/big-moment.ts';
import { crowdedMoment } from '../../ideas/moments/crowded-moment.ts';
import { summedUp } from '../../ideas/moments/summed-up.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { quickEnding } from '../../structure/endings/quick-ending.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { wording } from './fewest-words.wording.ts';

/** “At least 150 words”, “100–150 words”, “200 words or more”. */
const fewest = [
  /\b(?:at least|minimum(?: of)?:?|no (?:less|fewer) than|(?<!\b(?:no|not) )more than|over) (?:about )?(\d{2,4}) words\b/iu,
  /\b(\d{2,4}) ?(?:[-–]|to) ?\d{2,4} words\b/iu,
  /\b(\d{2,4})\+? words? (?:or more|minimum|at least)\b|\b(\d{2,4})\+ words\b/iu,
];
const about = /\b(?:about|around|approximately|roughly) (\d{2,4}) words\b/iu;

/** With more of what is asked, nobody misses the rest (shares). */
const ENOUGH = 0.85;
const ENOUGH_OF_ABOUT = 0.7;

/** As counted by nobody exactly (words). */
const ROUNDED = 10;

/** A text that has hardly begun needs other help (words, sentences). */
const A_TEXT = 30;
const FEWEST = 5;

/** A place that can be found again (words). */
const A_PLACE = 4;

function fewestIn(task: string): { words: number; share: number } {
  const least = fewest
    .map((one) => one.exec(task))
    .map((match) => match?.[1] ?? match?.[2])
    .find((one) => one !== undefined);
  return least === undefined
    ? { words: Number(about.exec(task)?.[1] ?? 0), share: ENOUGH_OF_ABOUT }
    : { words: Number(least), share: ENOUGH };
}

/** These know where a text needs more, if they weigh as much. */
const CLEAR = 0.7;
const betterPlaces: readonly Rule[] = [quickEnding, crowdedMoment, bigMoment, summedUp];
const asksForMore = (rule: Rule, text: StudentText): boolean =>
  rule.find(text).some(({ kind, weight }) => kind === 'nextStep' && weight >= CLEAR);

/** A story or a recount with far fewer words than its task asks for. */
export const fewestWords: Rule = {
  find(text) {
    const { words, share } = fewestIn(text.task ?? '');
    const count = text.words.length;
    if (count >= words * share || count < A_TEXT || !isStory(text) || isVerse(text)) return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST || betterPlaces.some((rule) => asksForMore(rule, text))) return [];
    const places = prose
      .slice(1, -1)
      .filter((one) => !hasSpeech(text, one))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => countWords(phrase) >= A_PLACE)
      .toSorted((a, b) => countWords(a) - countWords(b));
    return nextStep(places.slice(0, 3), 0.86, {
      fewest: String(words),
      count: String(Math.round(count / ROUNDED) * ROUNDED),
    });
  },
  skill: 'details',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn('ideas', 'narrative structure', 'recount structure', 'recount features'),
  cases: [
    {
      title: 'asks for more where there are far fewer words than the task wants',
      task: 'Write at least 100 words.',
      text: 'On Friday we walked to the pool with our class. I was in three races in the morning. My goggles slipped down at the start. I swam with my eyes shut. We came second in the relay.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['I swam with my eyes shut'],
            ['My goggles slipped down at the start'],
            ['I was in three races in the morning'],
          ],
          slots: { fewest: '100', count: '40' },
        },
      ],
    },
    {
      title: 'reads the lower of two limits, and leaves a few words too few alone',
      task: 'Write 40–80 words.',
      text: 'On Friday we walked to the pool with our class. I was in three races in the morning. My goggles slipped down at the start. I swam with my eyes shut. We came second in the relay.',
      finds: [],
    },
    {
      title: 'says nothing where a task names the most words',
      task: 'No more than 100 words.',
      text: 'On Friday we walked to the pool with our class. I was in three races in the morning. My goggles slipped down at the start. I swam with my eyes shut. We came second in the relay.',
      finds: [],
    },
  ],
};
