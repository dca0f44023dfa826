import { isRight } from '../../language/spelling.ts';
import { countWords, wordsOf } from '../../text/words.ts';
import { phraseAround, clearestFirst } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import { strength } from '../finding.ts';
import type { Finding, Rule } from '../rule.ts';
import { hasAgreementSlip } from '../sentences/agreement.ts';
import { wording } from './exact-detail.wording.ts';

const exact =
  /(?<![\d:.])\b(?:\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) (?!(?:of|in|the|more|mor|people|times|day|days|things|types?|kinds?|sorts?|ways?|parts?|reasons?|main|different|and|or|to|it|but|so|then|when|we|he|she|they|was|is|at|on|for|because)\b)\p{Ll}{3,}|\b(?:called|named) \p{Lu}\p{L}+/gu;

/** Takes the exactness back. */
const loose =
  /^once\b|\bthere (?:once )?(?:was|were|lived)\b.*\b(?:called|named)\b|\b(?:lots?|heaps|some|other|others|really|remember|about|maybe|think|stuff|things|roughly|around|nearly|almost|or (?:so|something|more)|(?:kind|sort) of|like \d+|\d+ ?ish)\b/iu;

/** A count that anybody could guess. */
const plainCount =
  /\b(?:we|i) (?:got|have|had|saw) (?:two|three|[23])\b|\bthere (?:is|are|was|were) (?:two|three|four|[2-4])\b|\b(?:first|last) (?:two|three|[23])\b|\b\d+ out of \d|\bfinger\p{L}*\b|\bfeet tall\b/iu;

const amount =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b/iu;

/** A number or a name that makes a telling exact. */
export const exactDetail: Rule = {
  find(text) {
    const places = Array.from(text.text.matchAll(exact), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }))
      .filter((place) => !isSpoken(text, place))
      .flatMap((place) => phraseAround(text, place) ?? [])
      .filter((phrase) => countWords(phrase) >= 4 && !/^\d|:|\bsteps?\b|\bneed\b/iu.test(phrase))
      .filter((phrase) => !loose.test(phrase) && !plainCount.test(phrase))
      .filter((phrase) => !/^please\b/iu.test(phrase) && !hasAgreementSlip(phrase))
      .filter((phrase) => wordsOf(phrase).every((word) => isRight(word)));
    const [counted, named] = [true, false].map((is) =>
      clearestFirst(places.filter((phrase) => amount.test(phrase) === is)),
    ) as [string[], string[]];
    return [
      ...strength(counted, 0.42).map((one): Finding => ({ ...one, skill: 'exactAmounts' })),
      ...strength(named, 0.42),
    ];
  },
  skill: 'details',
  wording,
  speaksOf: {
    strength: {
      ideas: 8,
      'recount features': 8,
      'narrative features': 9,
      'general writing': 10,
      vocabulary: 8,
      description: 4,
      'recount structure': 7,
    },
  },
  cases: [
    {
      title: 'praises a number and a name',
      text: 'There were 112 stairs in the tower. We have a dog called Rua.',
      finds: [
        {
          kind: 'strength',
          quotations: [['There were 112 stairs in the tower']],
          skill: 'exactAmounts',
        },
        { kind: 'strength', quotations: [['We have a dog called Rua']] },
      ],
    },
    {
      title: 'says nothing of a story’s first words, and of a count of kinds',
      text: 'Once there was a cat named Mittens. There are three types of volcano. There was a boy called Tom.',
      finds: [],
    },
    {
      title: 'says nothing of a count that is no surprise',
      text: 'We got two chickens. There are four kids. I would give it 9 out of 10 stars.',
      finds: [],
    },
    {
      title: 'says nothing of a request, or where a verb or a number doesn’t agree',
      text: 'Please give us two weeks to try it. They have two tiny fans on their head which catches food drifting past. We drive for two hour.',
      finds: [],
    },
    { title: 'says nothing of loose amounts', text: 'There were lots of stairs in it.', finds: [] },
    {
      title: 'says nothing of a number that the writer is unsure of',
      text: 'It is like 13000 ton or something. We waited nearly 20 minutes. It had 40 legs or so.',
      finds: [],
    },
  ],
};
