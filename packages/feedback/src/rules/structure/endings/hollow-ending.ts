import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './hollow-ending.wording.ts';

const praised =
  '(?:very |really |so |super |truly |quite )*(?:interesting|amazing|cool|awesome|fascinating|great|special|unique|clever|intelligent|incredible|wonderful|important)';
const kinds =
  '(?: (?:animals?|creatures?|birds?|insects?|places?|things?|fish|plants?|reptiles?|people|topics?|mammals?|sports?))?';

/** ‘In conclusion, eels are amazing animals’ would do for anything. */
const onlyPraises = new RegExp(
  String.raw`^(?:(?:so|and|overall|in conclusion|to conclude|to sum up|all in all|as you can see),? )*(?:the |an? )?(?:\p{L}+ ){1,4}(?:is|are) (?:an? |some |one of the most )?${praised}${kinds}(?:,? and (?:they|it) (?:is|are) ${praised}${kinds}|,? and there (?:is|are) .{0,40})?\W*$`,
  'iu',
);

/** Says only that the writing is over. */
const onlyEnds =
  /\bthere (?:is|are|['’]s) (?:still )?(?:lots|so much|a lot|much|heaps) more to (?:learn|know|find out|discover)\b|^(?:so |well,? )?there you have it\b|^(?:so |and )?that(?: is|['’]s| was) (?:all (?:i know|about)|my (?:report|speech|argument|essay|explanation))|^(?:so |and )?now you (?:all )?know (?:all|everything|lots|more|a lot|heaps) about\b|^(?:i )?hope you (?:liked|enjoyed|learn(?:ed|t))\b/iu;

/** After the end, it belongs to a speech. */
const thanks = /^(?:thank|thanks|i hope|ka kite|kia ora|by the way)\b/iu;

/** A shorter text has no ending yet (sentences). */
const FEWEST = 6;

/** As much as belongs to an end (sentences). */
const END = 3;

const isHollow = (one: Sentence): boolean =>
  onlyPraises.test(meant(one)) || onlyEnds.test(meant(one));

/** An ending of facts or an argument that would fit any other. */
export const hollowEnding: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if ((kind !== 'facts' && kind !== 'argument') || isReview(text)) return [];
    if (text.sentences.length < FEWEST || text.turns.length > 0) return [];
    const last = endingOf(text, END).findLast((one) => !thanks.test(meant(one)));
    if (last === undefined || !isHollow(last)) return [];
    return nextStep(openingPhrase(text, last), 0.5);
  },
  skill: 'conclusion',
  wording,
  taken: {
    by: 'swapping',
    isSo: ({ words }) => !onlyEnds.test(words) && !onlyPraises.test(words) && undefined,
  },
  speaksOf: {
    nextStep: {
      'report structure': 4,
      'persuasive structure': 4,
      'persuasive features': 8,
      'general writing': 7,
      ending: 2,
      information: 6,
    },
  },
  cases: [
    {
      title: 'finds an end that would fit any report',
      text: 'Octopuses are molluscs. They have three hearts. Their blood is blue. They can taste with their arms. Most live for two years. They live alone. In conclusion, octopuses are very interesting animals and they are very intelligent.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['In conclusion, octopuses are very interesting animals and they are very intelligent'],
          ],
        },
      ],
    },
    {
      title: 'finds one before the thanks of a speech',
      text: 'We should keep cats inside. Cats must not hunt. They kill birds. A cat that stays in is safe. It costs nothing. So there you have it, three reasons. Thank you for listening.',
      finds: [{ kind: 'nextStep', quotations: [['there you have it, three reasons']] }],
    },
    {
      title: 'leaves an end alone that says something',
      text: 'Eels are fish. They live in creeks. They climb waterfalls. They can live for 80 years. They swim to Tonga. Dams stop them. In conclusion, eels are amazing animals, and if we don’t look after our rivers they could disappear.',
      finds: [],
    },
  ],
};
