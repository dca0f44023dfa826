import { isRight } from '../../../language/spelling/spelling.ts';
import { wished } from '../../../language/wished.ts';
import { countWords, wordsOf } from '../../../text/words.ts';
import { phraseAround, clearestFirst } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import { strength } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { hasAgreementSlip } from '../../sentences/grammar/agreement.ts';
import { runsOn } from '../../sentences/run-on/runs-on.ts';
import { wording } from './exact-detail.wording.ts';

const inWords = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty';

const exact = new RegExp(
  String.raw`(?<![\d:.]|\b(?:[Yy]ears?|[Rr]oom|[Rr]m|[Tt]erm|[Ll]evel|[Gg]rade|[Pp]age|[Pp]art|[Nn]umber) )\b(?:\d{1,6}|${inWords}) (?!(?:of|in|the|more|mor|people|times|sizes|day|days|things|types?|kinds?|sorts?|ways?|parts?|reasons?|main|different|square|wheel|and|or|to|it|but|so|then|when|we|he|she|they|was|is|at|on|for|because|anyway)\b)\p{Ll}{3,}|\b(?:called|named) \p{Lu}\p{L}+`,
  'gu',
);

/** A number on a condition tells of nothing that is so, ‘if you are over 10’; and one is no count. */
const conditional = new RegExp(
  String.raw`\bif (?:[^,]{1,40} )?(?:\d+|${inWords})\b|\bonly (?:1|one)\b`,
  'iu',
);

/** Takes the exactness back. */
const loose = new RegExp(
  String.raw`^once\b|\b(?:there|their|thier) (?:once )?(?:was|were|lived)\b.*\b(?:called|named)\b|\blived an?\b.*\b(?:called|named)\b|\b(?:said|sed|says|yelled|shouted)\b.*\byou\b|\b(?:lots?|heaps|some|other|others|really|remember|about|maybe|think|stuff|things|roughly|around|nearly|almost|mostly|mainly|usually|enough|more th[ae]n|at least|up to|over (?:\d+|${inWords})|(?:could|might|may|must) be|as if|(?:\d+|${inWords}) ?-?(?:something|odd)|or (?:so|something|more|\d+|${inWords})|(?:kind|sort) of|like (?:\d+|${inWords})|\d+ ?ish|(?:3|three)\W{1,4}(?:2|two)\W{1,4}(?:1|one)|(?:1|one)\W{1,4}(?:2|two)\W{1,4}(?:3|three))\b`,
  'iu',
);

/** A count that anybody could guess, or that everybody gives. */
const plainCount = new RegExp(
  String.raw`\b(?:we|i) (?:got|have|had|saw) (?:two|three|[23])\b|\bthere (?:is|are|was|were) (?:two|three|four|[2-4])\b|\b(?:first|last) (?:\d+|${inWords})\b|\b(?:two|four|[24]) (?:legs|eyes|ears|arms|wings|wheels)\b|\bmy name\b|\bi(?:['’]?m| am) \d+\b|\b\d+ out of \d|\b(?:\d+|two|three|four|five) (?:gold )?stars?\b|\bfinger\p{L}*\b|\bfeet tall\b`,
  'iu',
);

/** Nobody is praised for such a number: ‘she died two years later’. */
const grave = /\b(?:die[ds]?|dying|deaths?|cancer|funeral|suicide)\b/iu;

/** In few words, a small count says little (words). */
const FEW_WORDS = 6;
const small = /\b(?:two|three|[23])\b/iu;

/** A pair is no count: ‘two homes to come back to’, ‘both of my two hands’. Time and money can be measured by two. */
const pair =
  /\b(?:two|2) (?!(?:whole )?(?:seconds?|minutes?|hours?|weeks?|months?|years?|terms?|dollars?|cents?|kilo\p{L}*|met(?:re|er)s?|lit(?:re|er)s?)\b)/iu;

/** Half a sentence that says only when, or on what condition. */
const torn = /^(?:that|than|as|after|if|when|where|which|who|whose)\b(?!.*,)/iu;

const amount = new RegExp(String.raw`\d|\b(?:${inWords})\b`, 'iu');

/** Whether a count or a name is left without pairs. */
const hasExact = (phrase: string): boolean =>
  [...phrase.matchAll(exact)].some(([found]) => found.search(pair) === -1);

function isExact(phrase: string): boolean {
  const words = countWords(phrase);
  return (
    words >= 4 &&
    hasExact(phrase) &&
    !(words < FEW_WORDS && small.test(phrase)) &&
    !/^(?:\d|please\b|one (?:\p{L}+ )?(?:day|night|morning|afternoon|evening)\b)|[:?]|\bsteps?\b|\bneed\b/iu.test(
      phrase,
    ) &&
    [loose, wished, plainCount, torn, conditional, grave].every((one) => !one.test(phrase)) &&
    !hasAgreementSlip(phrase) &&
    !runsOn(phrase) &&
    wordsOf(phrase).every((word) => isRight(word))
  );
}

/** A number or a name that makes a telling exact. */
export const exactDetail: Rule = {
  find(text) {
    const places = Array.from(text.text.matchAll(exact), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }))
      .filter((place) => !isSpoken(text, place))
      .flatMap((place) => phraseAround(text, place) ?? [])
      .filter((phrase) => isExact(phrase));
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
      title: 'takes a number that is only about right for no exact one',
      text: 'My uncle can do it in 20 something seconds with his eyes shut. We put forty odd bales on the truck.',
      finds: [],
    },
    {
      title: 'takes an hour that no unit follows for no count',
      text: 'School should start late. Nobody learns anything before 10 anyway.',
      finds: [],
    },
    {
      title: 'says nothing of what somebody says without its marks',
      text: 'The judge said well done you jumped 3 metres. Nan said that Dad swam 40 lengths of it.',
      finds: [{ kind: 'strength', quotations: [['Nan said that Dad swam 40 lengths of it']] }],
    },
    {
      title: 'takes a countdown for no count',
      text: 'We all shouted 3 2 1 jump off the jetty. The man went one, two, three ready and we ran.',
      finds: [],
    },
    {
      title: 'says nothing of the rest of a comparison',
      text: 'He clapped at the very same time as the rest of us instead of three seconds after.',
      finds: [],
    },
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
      text: 'Once there was a cat named Mittens. There are three types of volcano. Your feet are three sizes too big for you. There was a boy called Tom. In it lived a boy named Ned. One day a boy called Sam found an egg on the beach. One dark night a girl called Mia woke up in bed.',
      finds: [],
    },
    {
      title: 'says nothing of words that run on into another sentence',
      text: 'An old man came he had a goat called Duke.',
      finds: [],
    },
    {
      title: 'takes no class, term or game for a count',
      text: 'Mr Hall told us about his old Year 8 camp by the lake. We drew chalk lines and began a game of four square there. It was Term 4 swimming again for us.',
      finds: [],
    },
    {
      title: 'says nothing of a count that is no surprise',
      text: 'We got two chickens. There are four kids. I would give it 9 out of 10 stars. I rate this film 3 stars. My mark for the whole book is five stars.',
      finds: [],
    },
    {
      title: 'says nothing of a request, or where a verb or a number doesn’t agree',
      text: 'Please give us two weeks to try it. They have two tiny fans on their head which catches food drifting past. We drive for two hour.',
      finds: [],
    },
    {
      title: 'says nothing of half a sentence, and of what everybody has or gives',
      text: 'My name is Ana and I am 8 years old. In Samoa, where school ends at 12 noon, all of the children go home to swim or to help with the pigs and the taro until it gets dark. Goats have 4 legs and a tail. I sang the first six lines. Then his two aunts came. When the tide drops five metres or so, the rest of the old ship that my uncle and his friends found under the wharf comes out.',
      finds: [],
    },
    {
      title: 'takes no pair, and no number in a saying, for a count',
      text: 'You will always have two homes to come back to. We walked as if we had 40 legs. It is more than 90 years old. She saw two yellow lights in the fog.',
      finds: [],
    },
    {
      title: 'says nothing of what is only wished for or imagined',
      text: 'I wish I had 12 chickens. My dream is to own four horses called Blaze. I want to visit 30 countries one day. I’d love a dog called Rex. We would have 40 cats.',
      finds: [],
    },
    {
      title: 'says nothing of a number that is only a condition, and of one',
      text: 'Little kids will like it but if you are over 10 years old it is slow. Come along if you have 40 minutes free. You could have a teacher and only 1 kid at a time.',
      finds: [],
    },
    {
      title: 'says nothing of a row in columns',
      text: 'Towel      Drops      Weight\nblue       19 drops   42 grams\nred        23 drops   38 grams',
      finds: [],
    },
    {
      title: 'says nothing of a death',
      text: 'The old king died in 1820 after 59 years. He had 15 children.',
      finds: [{ kind: 'strength', quotations: [['He had 15 children']] }],
    },
    { title: 'says nothing of loose amounts', text: 'There were lots of stairs in it.', finds: [] },
    {
      title: 'says nothing of a number that the writer is unsure of',
      text: 'It is like 13000 ton or something. Leave it in there for 2 or 3 hours. We waited nearly 20 minutes. It had 40 legs or so.',
      finds: [],
    },
    {
      title: 'says nothing of a number that may be another',
      text: 'Tuatara can live for over 100 years. It could be 2000 years old. That might be 40 metres high.',
      finds: [],
    },
  ],
};
