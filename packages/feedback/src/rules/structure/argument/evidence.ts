import { meant } from '../../../language/spelling/meant.ts';
import { phrasesOf } from '../../../text/phrase.ts';
import { quotedWhole } from '../../../text/excerpts/quoted-whole.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { topicalWords } from '../../../text/meaning/topical-words.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep, strength } from '../../finding.ts';
import {
  argues,
  kindOfWriting,
  type KindOfWriting,
} from '../../kind-of-writing/kind-of-writing.ts';
import { isForTheCase } from '../../ideas/reasons/for-the-case.ts';
import type { Rule } from '../../rule.ts';
import { endsAtPause } from '../ends-at-pause.ts';
import { isTakenFurther } from './announced-reason.ts';
import { provesNothing } from './no-proof.ts';
import { wording } from './evidence.wording.ts';

const evidence =
  /\b(?:for example|for instance|research (?:shows?|says?|found)|scientists? (?:say|think|believe|found|have|know|can(?! tell))|studies show|according to|per ?cent|(?:one|two|three|over|more than an?|\d+) (?:hundred|thousand|million)s?|\d+(?:[.,]\d+)? ?(?:%|percent|km|cm|kg|g|metres?|kilometres?|years?(?![ -]olds?\b)|days?|hours?|minutes?|dollars|people|children|students|kids|eggs|degrees|times|tonnes?|litres?|kilograms?)|\d+ (?:out of|in) \d+)(?![\p{L}])|\$\d+/giu;
const anyEvidence =
  /\d|\b(?:example|such as|once|yesterday|last|when i|my (?:\p{L}+ )?(?:friends?|mates?|mum|dad|cousins?|brother|sister|uncle|aunty|nana?|grandma|grandad|koro|neighbours?)|hundred|thousand|million|two|three|four|five|ten)\b/iu;

/** What its writer has or does, among facts. */
const aboutOwn = /^(?:\p{L}+ )?(?<!\p{L})(?:i|we|my|our)\b/iu;

/** A share, a sum or a source proves most, then whatever can be counted. */
const compared =
  /%|\$|\b(?:per ?cent|\d+ (?:out of|in) \d+|according to|research|stud(?:y|ies))\b/iu;
const counts = /\d|\b(?:hundred|thousand|million)\b/iu;
const proofOf = (phrase: string): number =>
  compared.test(phrase) ? 2 : Number(counts.test(phrase));

/** Something that happened, or that someone knows. */
const proving =
  /\d|\b(?:example|instance|such as|once|yesterday|last|when (?:i|we|he|she|they)|like when|(?:ever )?since (?:i|we|my|he|she|they)|(?:i|we) (?:got|went|did|had|saw|used|tried|found|learnt|learned|read|heard)|like the|(?:my|our) (?:little |big |older |younger |best )?(?:friends?|mum|dad|cousins?|brother|sister|nana|nan|grandma|grandad|koro|aunty|uncle|neighbours?|class|school|teacher|whānau|family|team|town)|research|scientists?|studies|experts?|doctors?|one (?:day|time|boy|girl|kid|of)|room \p{L}+|because (?:once|last)|hundred|thousand|million|two|three|four|five|ten)\b/iu;
/** ‘For kids and adults and grandparents’: more of the same proves nothing. */
const onlyLists =
  /^\W*(?:(?:and|for|with|or) (?:(?:the|your|our|my|some|all) )?\p{L}+(?: \p{L}+)?,? ?){1,6}\W*$/iu;
const reason =
  /\b(?:because|another reason|one reason|(?:my|the) (?:first|second|third|last|main|next) reason|firstly|secondly|thirdly)\b/iu;

/** Gives a view, which needs proof. */
const view = /\b(?:should|must|think|believe|need to|needs to)\b/iu;
const summing = /\b(?:in conclusion|to sum up|that is why|that['’]s why)\b/iu;
/** Needs no proof. */
const liking = /^(?:and |but |also )?(?:i|we) (?:really |just |also )?(?:like|love|hate|enjoy)\b/iu;
const newReason = /^(?:firstly|secondly|thirdly|another reason|to begin with)\b/iu;

/** A reason in a separate paragraph without an example. */
function unproved(text: StudentText): string[] {
  if (!view.test(meant(text))) return [];
  return text.sentences
    .filter((one, i) => newReason.test(meant(one)) && text.sentences[i - 1]?.line !== one.line)
    .filter((one) => !anyEvidence.test(text.lines[one.line]?.text ?? ''))
    .flatMap((one) => quotedWhole(text, one));
}

/** Stories prove nothing, and instructions measure. */
const proves: ReadonlySet<KindOfWriting> = new Set(['argument', 'facts']);

/** Numbers and examples that back up what is said, or a reason without one. */
export const evidenceGiven: Rule = {
  find(text) {
    if (!proves.has(kindOfWriting(text))) return [];
    const given = phrasesOf(text, evidence).filter(
      (phrase) =>
        countWords(phrase) >= 4 &&
        !provesNothing(phrase) &&
        !(aboutOwn.test(phrase) && !argues(text)) &&
        endsAtPause(text, phrase),
    );
    const exact = given.toSorted((a, b) => proofOf(b) - proofOf(a));
    if (given.length > 0) return [...strength(exact, 0.75), ...nextStep(unproved(text), 0.7)];
    if (anyEvidence.test(meant(text))) return [];
    if (!view.test(meant(text))) return [];
    const reasons = text.sentences.filter(
      (one) =>
        reason.test(meant(one)) &&
        !summing.test(meant(one)) &&
        !liking.test(meant(one)) &&
        !isTakenFurther(text, one, reason) &&
        isForTheCase(meant(one)),
    );
    return nextStep(
      reasons.flatMap((sentence) => quotedWhole(text, sentence)),
      0.65,
    );
  },
  skill: 'evidence',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) =>
      proving.test(fresh)
        ? undefined
        : topicalWords(fresh).size > 1 && !onlyLists.test(fresh) && 'half',
  },
  speaksOf: {
    strength: {
      ideas: 4,
      'persuasive structure': 3,
      'persuasive features': 6,
      'report features': 4,
      reasons: 2,
      facts: 1,
    },
    nextStep: {
      'persuasive structure': 2,
      reasons: 2,
      'persuasive features': 3,
      facts: 1,
      ideas: 4,
    },
  },
  cases: [
    {
      title: 'asks for no proof of a liking',
      text: 'You should plant flowers. I like bees because they are fluffy.',
      finds: [],
    },
    {
      title: 'praises a number',
      text: 'A kiwi egg weighs 400 g each time. It is big.',
      finds: [{ kind: 'strength', quotations: [['A kiwi egg weighs 400 g each time']] }],
    },
    {
      title: 'takes no number for proof that is guessed, wished for or round',
      text: 'We should have a ramp. It proberly costs 50 dollars to fix. If we had 3 ramps it would be fun. A hundred kids want one. They will save heaps with $9 lunches. My name is Ana and I am 9 years old.',
      finds: [],
    },
    {
      title: 'takes a number in a word to the reader for no proof',
      text: 'We should have a bus. It takes 90 minutes to get to town. Imagine sitting in it for 2 hours. So next time you are complaining that your bus is 5 minutes late, think about us.',
      finds: [{ kind: 'strength', quotations: [['It takes 90 minutes to get to town']] }],
    },
    {
      title: 'takes a round number that only says ‘many’ for no proof',
      text: 'We should keep the piano. I have sat there about a hundred times. A song is worth more than a thousand dollars.',
      finds: [],
    },
    {
      title: 'takes how many were away, or are in a class, for no proof, and shows the share first',
      text: 'We should have a new fountain. There are 28 kids in my class and there are 26 kids in Room 12. I asked 9 people. They gave us the prize that is called the 100% Attendance Award. It has been there for 20 years. I asked them and 22 out of 26 people never drink there, and 2 people were away.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['I asked them and 22 out of 26 people never drink there'],
            ['It has been there for 20 years'],
          ],
        },
      ],
    },
    {
      title: 'takes what the writer of facts has at home for no proof',
      text: 'Bees are insects. They live in a hive. We have a hive at school and our honey costs $8. A hive has 60,000 bees in it.',
      finds: [],
    },
    {
      title: 'takes the marks of a review for no proof',
      text: 'The book is long. It is about a cow. I give it 8 out of 10. It gets 4 out of 5 stars.',
      finds: [],
    },
    {
      title: 'praises nothing that goes on to say what the number is of',
      text: 'The hills get snow on 90 days of the year when the wind comes from the south and the rivers there start to freeze over. They are cold.',
      finds: [],
    },
    {
      title: 'takes no number in a story for proof',
      text: 'Dad drove us to the lake. We saw 40 ducks on the way. I ran 2 km round it. We got home and I slept.',
      finds: [],
    },
    {
      title: 'asks after a reason without any',
      text: 'We should have shade. Another reason is that it gets hot.',
      finds: [{ kind: 'nextStep', quotations: [['Another reason is that it gets hot']] }],
    },
    {
      title: 'asks nothing where an example stands',
      text: 'We should have shade because it is hot. Once my friend got burnt.',
      finds: [],
    },
    {
      title: 'asks nothing where somebody in the family is the example',
      text: 'I think dogs should be allowed on the beach. They run for 2 hours.\n\nSecondly, owners pick up rubbish. My uncle takes Jet there and always fills a bag.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks nothing where the paragraph goes on about the reason',
      text: 'We should have shade. One reason is sunburn. What if the sunscreen runs out? The teacher would have to look in every bag.\nAnother reason is the heat. It melts our lunch. Let us have it.',
      finds: [],
    },
    {
      title: 'takes an age for no proof',
      text: 'I think the voting age should stay. Firstly, 16 year olds are immature. They do not care about politics. Secondly, a 17 year old has no house.',
      finds: [],
    },
    {
      title: 'takes what scientists can tell apart for no proof',
      text: 'Every orca has a different grey patch so scientists can tell them apart. Orca are black. They live in pods.',
      finds: [],
    },
    {
      title: 'shows no rest of a list',
      text: 'Taranaki is a volcano. That means it was built up by layers of lava, ash and rock over about 130,000 years. It is cold.',
      finds: [],
    },
  ],
};
