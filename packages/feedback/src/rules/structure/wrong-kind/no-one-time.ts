import { meant } from '../../../language/spelling/meant.ts';
import { MONTH } from '../../../language/kinds-of-words/months.ts';
import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './no-one-time.wording.ts';

/** What is always so, or holds for anybody. */
const habit =
  /\b(?:always|usually|sometimes|often|mostly|every (?:day|week|weekend|year|time|morning|afternoon|night|summer|\p{L}{3,6}day)|each (?:day|week|year|morning|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:on|in|at) (?:the )?weekends? (?:i|we|my \p{L}+) (?:do|go|play|get|have|like)|you(?: also| just| all| only)? (?:get|do|go|have|can|need|should|will|are|sleep|eat|play|make|learn|see|wear|bring|take|line|stay|swim|sit))\b/iu;

/** One day, or the moment something happened. */
const once = new RegExp(
  String.raw`\b(?:yesterday|today|tonight|suddenly|(?:last|this) (?:year|term|week|weekend|month|summer|winter|autumn|spring|night|morning|afternoon|holidays?|christmas|easter|time|${MONTH}|\p{L}{3,6}day)|on \p{L}{3,6}day(?: (?:morning|afternoon|night))?(?!s)|(?:one|the (?:next|first|second|third|last|other)|that) (?:day|night|morning|afternoon|evening|weekend|time)|when (?:we|i) (?:got|arrived|came|went|woke|finished)|(?:\d+(?:st|nd|rd|th)?|the) (?:of )?(?:${MONTH}))\b`,
  'iu',
);

/** Fewer sentences show no habit. */
const FEWEST = 3;
const SHARE = 0.3;

/** Of the sentences, so many may tell what somebody did. */
const TOLD = 0.25;

const tellsDeed = ({ words }: Sentence): boolean => words.some(({ lower }) => isPastDeed(lower));

function habitsIn(text: StudentText): Sentence[] {
  const prose = proseOf(text).filter((one) => !hasSpeech(text, one));
  const habits = prose.filter((one) => habit.test(meant(one)) && !tellsDeed(one));
  const deeds = prose.filter(tellsDeed);
  const areMany = habits.length >= FEWEST && habits.length >= prose.length * SHARE;
  return areMany && deeds.length <= prose.length * TOLD ? habits : [];
}

/** A recount was asked for, and what is always so is told, of no one day. */
export const noOneTime: Rule = {
  find(text) {
    if (text.purpose !== 'recount' || isLetter(text) || once.test(meant(text))) return [];
    return nextStep(
      habitsIn(text)
        .flatMap((one) => openingPhrase(text, one))
        .slice(0, 1),
      0.92,
    );
  },
  skill: 'orientation',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'recount structure': 1,
      'recount features': 1,
      ideas: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks for one day where a recount tells what is always so',
      purpose: 'recount',
      text: 'Swimming is fun. You get a lane with your friends. We always do kicking. Sometimes you can use the slide. The water is cold. I like it.',
      finds: [{ kind: 'nextStep', quotations: [['You get a lane with your friends']] }],
    },
    {
      title: 'says nothing where one day is told after a habit',
      purpose: 'recount',
      text: 'Swimming is fun. You get a lane with your friends. We always do kicking. Sometimes you can use the slide. Last Friday it was shut. I cried.',
      finds: [],
    },
    {
      title: 'says nothing where deeds are told, whatever the day',
      purpose: 'recount',
      text: 'You get a lane with your friends. We always do kicking. Sometimes you can use the slide. I dived in. Mum came. We ate chips.',
      finds: [],
    },
    {
      title: 'says nothing where no recount was asked for',
      text: 'Swimming is fun. You get a lane with your friends. We always do kicking. Sometimes you can use the slide. The water is cold. I like it.',
      finds: [],
    },
  ],
};
