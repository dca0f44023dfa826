import { beginningOf } from '../../../text/lines/parts.ts';
import { topicalWords } from '../../../text/meaning/topical-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { announcedReasons, type AnnouncedReason } from './announced-reasons.ts';
import { wording } from './said-twice.wording.ts';

const forWhom = '(?: for (?:you|us|me|kids|children|students|everyone|people|all of us))?';

/** A clause that says no more than this of its subject: ‘they are not good for you’. */
const saying = (words: string): RegExp =>
  new RegExp(
    String.raw`^(?:\p{L}+ ){1,4}(?:(?:very|really|so|also|not|too|much|more|quite|super) ){0,3}(?:${words})${forWhom}\W*$`,
    'iu',
  );

/** What reasons are often about, each in other words. */
const topics: readonly RegExp[] = [
  saying(
    '(?:un)?healthy|(?:good|bad) (?:for (?:your|our) (?:body|bodies|health|teeth)|exercise)|(?:keeps?|makes?|gets?) (?:you|us|them|kids|people) (?:fit|healthy|strong)(?: and (?:fit|healthy|strong))?|fit',
  ),
  saying(
    'fun|enjoyable|exciting|entertaining|boring|(?:have|had) (?:lots of |heaps of )?fun|enjoy (?:it|them)',
  ),
  saying(
    'cheap(?:er)?|expensive|a waste of money|(?:a )?lots? of money|costs? (?:a lot|heaps|too much|lots)(?: of money)?|saves? (?:you |us |them )?money',
  ),
  saying('(?:un)?safer?|dangerous|(?:get|be) hurt|hurt (?:you|us|someone|people)'),
  saying(String.raw`(?:un)?comf\p{L}+|cosy|cosier`),
  saying(
    'tasty|tastier|yum(?:my)?|delicious|(?:tastes?|is) (?:good|nice|better|great|yummy)(?: to eat)?',
  ),
  saying(
    'educational|(?:can )?learn (?:a lot|lots|heaps|more|new things|things)|good for (?:your |our )?learning|helps? (?:you|us|kids|children) (?:to )?learn|makes? (?:you|us|kids) smart(?:er)?',
  ),
  saying('(?:can )?(?:make|makes|meet) (?:new |more )?(?:friends|people)'),
  saying(
    '(?:good|better|bad) for (?:the|our) (?:environment|planet|earth)|(?:helps?|saves?) (?:the|our) (?:environment|planet|earth)',
  ),
];

/** What two reasons may both come to, in different words; what is argued for itself is no reason. */
const families: readonly RegExp[] = [
  /\b(?:happy|happier|happiness|(?:good|better) mood|cheer\p{L}* (?:you|us|up)|smil\p{L}+|joy\p{L}*|feel (?:good|better))\b/iu,
  /\b(?:swim|swimming|drown\p{L}*)\b/iu,
  /\b(?:traffic|cars? off|motorways?|too many cars|fewer cars|less cars|congest\p{L}*)\b/iu,
  /\b(?:scared|scary|frighten\p{L}*|afraid|terrif\p{L}*|panic\p{L}*)\b/iu,
  /\b(?:tired|exhausted|sleepy|sleep|rest)\b/iu,
  /\b(?:bored|boring|boredom|nothing (?:else )?to do)\b/iu,
];

/** Another such word or two belongs to the topic of both, and more tell the same thing again. */
const SHARED = 4;
const SHARE = 0.6;

const firstClause = ({ said }: AnnouncedReason): string =>
  said.split(/[,.;!]| (?:and|because|so) /u)[0] ?? '';

/** Whether two reasons are about one thing, by a topic of theirs, or by most of their words. */
function areAlike(one: AnnouncedReason, other: AnnouncedReason, opening: string) {
  const known = topicalWords(opening);
  if (topics.some((topic) => topic.test(firstClause(one)) && topic.test(firstClause(other))))
    return true;
  const isOfFamily = (family: RegExp) =>
    family.test(one.said) && family.test(other.said) && !family.test(opening);
  if (families.some(isOfFamily)) return true;
  const [some, more] = [one, other].map(
    ({ sentences, said }) =>
      new Set(
        [...topicalWords([said, ...sentences.slice(1).map(({ text }) => text)].join(' '))].filter(
          (word) => !known.has(word),
        ),
      ),
  );
  if (some === undefined || more === undefined) return false;
  const shared = [...some].filter((word) => more.has(word)).length;
  return shared >= SHARED && shared >= SHARE * Math.min(some.size, more.size);
}

function pairsIn(text: StudentText): [AnnouncedReason, AnnouncedReason][] {
  const reasons = announcedReasons(text);
  const begun = beginningOf(text).filter((one) => reasons.every(({ first }) => first !== one));
  const opening = [text.title?.text ?? '', ...begun.map((one) => one.text)].join(' ');
  return reasons.flatMap((other, i) =>
    reasons
      .slice(0, i)
      .filter((one) => areAlike(one, other, opening))
      .map((one): [AnnouncedReason, AnnouncedReason] => [one, other]),
  );
}

/** Two announced reasons that may be one. */
export const saidTwice: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const shown = pairsIn(text).flatMap(([one, other]) => {
      const both = [one, other].flatMap(({ first }) => openingPhrase(text, first));
      return both.length === 2 && new Set(both).size === 2 ? [both] : [];
    });
    return shown.length === 0
      ? []
      : [{ kind: 'nextStep', quotations: shown.slice(0, 1), weight: 0.94 }];
  },
  skill: 'reasons',
  wording,
  speaksOf: {
    nextStep: {
      'persuasive structure': 2,
      'persuasive features': 4,
      ideas: 2,
      reasons: 1,
      opinion: 2,
      'general writing': 4,
    },
  },
  cases: [
    {
      title: 'sees one mood in two reasons, in other words',
      text: 'I believe that every class should have ukuleles. They should be in a box. Firstly, ukuleles make you happy. Everyone likes a song. Secondly, it helps your brain. You have to remember the chords. Thirdly, playing puts you in a good mood. You can play a song. So we must get them.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['Firstly, ukuleles make you happy', 'Thirdly, playing puts you in a good mood'],
          ],
        },
      ],
    },
    {
      title: 'asks whether two reasons are one, told in other words',
      purpose: 'persuade',
      text: 'I think we should be allowed to have bare feet in class. Firstly it is more comfterble. Shoes squash your toes. Secondly shoes are not comfy. They are tight. So please let us.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Firstly it is more comfterble', 'Secondly shoes are not comfy']],
        },
      ],
    },
    {
      title: 'leaves reasons alone that are about different things',
      purpose: 'persuade',
      text: 'I think we should have a worm farm. Firstly it is cheap. We have a box. Secondly worms are safe. They have no teeth. Thirdly it is good for plants. So please get one.',
      finds: [],
    },
  ],
};
