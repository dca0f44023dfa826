import { meant, meantIn } from '../../../language/spelling/meant.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './bare-sentence.wording.ts';

const bare =
  /\b(?:it|that|this|camp|they|everything|the (?:game|day|food|ride|movie|trip|party|beach|pool|water|sea|house|place|forest|island|view|scenery|acting)) (?:was|is|were|are|looked|felt|tasted) (?:a )?(?:bit )?(?:so |really |very |pretty |such |super )*(?:much |lots of )?(?:fun|good|cool|awesome|nice|great|amazing|bad|boring|scary|the best|weird|funny|interesting|yummy|beautiful|lovely|epic|exciting|different|strange|sore|hard|ok|gross|disgusting)(?: (?:trip|day|time|game|night|weekend|holiday|party|movie|place|team))?(?=\s*(?:[.!?,]|$|\band (?:i|we|then|it|the)\b|\bthen\b))/gimu;

/** How somebody or something looks, in a word or two and no more. */
const plainLook =
  /\b(?:it|he|she|they) (?:was|were) (?:so |really |very )?(?:big|huge|small|ugly|scary|old)(?: and (?:big|huge|small|ugly|scary|old|green|black|white|hairy|mean))?(?=\s*(?:[.!?]|$|\band (?:it|he|she|they) (?:was|were|had)\b))/gimu;

/** Tells more in the same sentence. */
const goesOn =
  /^\W*(?:like|with|since|so|where|which|who|and (?:i|we|he|she|it|they|my|our|the)) /iu;

/** ‘It was fun, the whole day, because …’ */
const givesReason = /\bbecause\b/iu;

/** The next sentence says what it was like. */
const describing =
  /^(?:(?:it|they|everything) (?:was|were|is|are|had|has|looked|felt|smelt|made)|its|there|you c(?:an|ould)|instead|no|the reason)\b/iu;

/** One of the next sentences says what was good about it. */
const favourite =
  /^(?:and |but )?(?:(?:the|my) (?:very )?(?:best|coolest|funniest|scariest|worst|yummiest|hardest|favou?rite) (?:part|bit|thing|ride|one|moment)|what i (?:really )?(?:liked|loved|like|love|hated)|i (?:really )?(?:liked|loved|like|love) (?:how|the way|it when|it because|that))\b/iu;

/** How far on (sentences). */
const FAVOURITE_WITHIN = 3;

/** A shorter sentence says as little (words). */
const A_DESCRIPTION = 5;

/** What it was like, and who only says so. */
const saying = /\b(?:said|says|told|thought)\b/iu;

function isDescribed(text: StudentText, at: number): boolean {
  const i = text.sentences.findIndex(({ start, end }) => start <= at && at <= end);
  const next = text.sentences[i + 1];
  const after = text.sentences.slice(i + 1, i + 1 + FAVOURITE_WITHIN);
  if (after.some((one) => favourite.test(meant(one)))) return true;
  return next !== undefined && next.words.length >= A_DESCRIPTION && describing.test(meant(next));
}

const restOfSentence = (text: StudentText, from: number) =>
  text.text.slice(from, text.sentences.find(({ start, end }) => start <= from && from <= end)?.end);

const sentenceUpTo = (text: StudentText, to: number) =>
  text.text.slice(text.sentences.findLast(({ start }) => start <= to)?.start ?? to, to);

/** Another word for big or small, and of what is not said. */
const onlySize =
  /\b(?:big|bigger|biggest|huge|massive|giant|enormous|gigantic|ginormous|humongous|small|tiny|little)\b(?=\s*(?:$|[.!?,\n]|and\b))/gimu;

/** ‘Like walking on a bridge’ (words). */
const A_DETAIL = 5;

/** A feeling or an opinion on its own ('it was fun'). */
export const bareSentence: Rule = {
  find(text) {
    const all = [...text.text.matchAll(plainLook), ...text.text.matchAll(bare)];
    const places = all
      .map((match) => {
        const end = match.index + match[0].length;
        const shown = /^[\s,]*(?:because|when|that|to|for|as|how|until|especially|—|–|-|:)/iu;
        if (
          shown.test(text.text.slice(end, end + 14)) ||
          givesReason.test(meantIn(restOfSentence(text, end))) ||
          saying.test(sentenceUpTo(text, match.index)) ||
          isDescribed(text, match.index) ||
          isSpoken(text, { start: match.index, end })
        )
          return null;
        return phraseAround(text, { start: match.index, end });
      })
      .filter((place) => place !== null);
    return nextStepAtSeveral(places, places.length > 1 ? 0.88 : 0.85);
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) =>
      countWords(fresh) > 1 &&
      saidAnew(fresh.replaceAll(onlySize, ''), '') > 0 &&
      ((goesOn.test(fresh) && countWords(fresh) >= A_DETAIL) || undefined),
  },
  speaksOf: {
    nextStep: {
      ideas: 1,
      'narrative features': 2,
      'recount features': 2,
      'general writing': 3,
      voice: 2,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks what made it so',
      text: 'We went to the pool. It was fun. Then we had chips and it was yummy.',
      finds: [
        { kind: 'nextStep', quotations: [['It was fun', 'Then we had chips and it was yummy']] },
      ],
    },
    {
      title: 'asks to see what is only called big',
      text: 'I got pulled in. Inside it was dark. It was big and it had eyes. It said who is there and I ran.',
      finds: [{ kind: 'nextStep', quotations: [['It was big and it had eyes']] }],
    },
    {
      title: 'leaves a look alone that is compared or goes on',
      text: 'I got pulled in. It was big like a bus. It was old because it came from a cave. It was huge with yellow eyes.',
      finds: [],
    },
    {
      title: 'leaves alone what the next sentence describes, and what somebody else says',
      text: 'The hall was different. There were flags on every wall. Mum said it was lovely. The pool was fun. It had a slide that went through a cave. We ate.',
      finds: [],
    },
    {
      title: 'leaves alone what the best part is told of soon after',
      text: 'The lego set is awesome. I built it in a day. The best part is the dragon. The zoo was cool. I liked how the lion yawned. We ate.',
      finds: [],
    },
    {
      title: 'leaves an opinion with its reason alone',
      text: 'It was fun because we won. It was good and I liked it because we sang. It was so cool when it popped. “It was good,” he said.',
      finds: [],
    },
  ],
};
