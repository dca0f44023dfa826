import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './platitude.wording.ts';

/** Sayings and advice that fit any text, whatever it is about. */
export const worn = new RegExp(
  [
    String.raw`(?:always )?(?:believe|have faith) in yourself`,
    String.raw`(?:always |just )?(?:follow|chase|live) your (?:dreams?|heart|passion)`,
    String.raw`(?<!\b(?:i|we|they|he|she|will|to) )never,? (?:ever,? )?give up`,
    String.raw`(?:(?:you|dreams?|wishes) (?:can|really can|do|will) )?come true if you`,
    String.raw`(?:reach|shoot|aim) for the (?:stars|moon|sky)`,
    String.raw`the sky(?: is|['’]s) the limit`,
    String.raw`(?:anything|everything) is possible`,
    String.raw`you can (?:do|be|achieve) anything(?: (?:you want|if you|you put))?`,
    String.raw`practice makes perfect`,
    String.raw`every cloud has a silver lining`,
    String.raw`you only live once|\byolo\b`,
    String.raw`(?:you (?:should|must|can) )?never forget (?:where you (?:come|came) from|who you are|your roots)`,
    String.raw`(?:family|friendship|health|education|kindness|music) is (?:so |very |really |the most )?(?:important|everything)(?: thing)?(?: in (?:life|the world))?(?= and\b|\W*$)`,
    String.raw`(?:it |that |this )?(?:has |have )?ma[dk]es? me (?:into )?who i am(?: today)?`,
    String.raw`everything happens for a reason`,
    String.raw`hard work (?:always )?pays off`,
    String.raw`(?:every(?:one|body)|we are all|people are all|each (?:person|of us)) (?:is |are )?(?:\p{L}+ )?(?:special|brave|different|unique|beautiful|important|creative) in (?:their|there|our|his or her) own (?:special )?way`,
    String.raw`(?:failure|failing|change|losing|death) is (?:just )?(?:an? (?:\p{L}+ )?)?part of life`,
    String.raw`mistakes (?:can )?help (?:you|us|people) (?:to )?(?:grow|learn)`,
    String.raw`(?:you (?:just )?(?:have to|need to|should|must) )?pick yourself (?:back )?up`,
    String.raw`it(?: is|['’]s) (?:ok|okay|fine|alright|all right) to (?:make mistakes|fail)`,
    String.raw`(?:learn|learning) from (?:your|our) mistakes`,
    String.raw`(?:step|stepping|get|getting|go|going) out(?:side)? (?:of )?your comfort zone`,
    String.raw`you never know (?:until|till|unless) you try`,
    String.raw`if at first you don['’]?t succeed`,
    String.raw`(?:always )?(?:do|try) your best(?= and\b|\W*$)`,
    String.raw`actions speak louder than words`,
    String.raw`(?:never|do(?:n['’]?t| not)|you can['’]?t) judge a book by its cover`,
    String.raw`money can(?:['’]?t|not) buy happiness`,
    String.raw`live (?:your |every |each )?(?:life|day)s? (?:to the fullest|like it['’]?s your last)`,
    String.raw`(?:treasure|cherish) every (?:moment|day|second)`,
    String.raw`laughter is the best medicine`,
    String.raw`(?:nobody|no one) is perfect`,
    String.raw`life is (?:too short|a journey|like a (?:rollercoaster|journey|box))`,
    String.raw`only time will tell`,
    String.raw`(?:make|making) the world a better place`,
    String.raw`(?:just )?be yourself(?= and\b|\W*$)`,
    String.raw`there are (?:so )?many (?:different )?(?:types|kinds|sorts) of \p{L}+ in (?:the|this) world`,
    String.raw`i (?:will|['’]ll) (?:always )?(?:remember|treasure|cherish) (?:it |this |that |these memories )?(?:forever|for the rest of my life|for ever)`,
  ].join('|'),
  'iu',
);

/** Doubted, or somebody else's. */
const reported =
  /\b(?:people|they|posters?|teachers?|everyone|everybody|adults|he|she|\p{L}+ (?:always )?(?:says?|said|tells?|told)|used to|saying|quote|motto|isn['’]t|not true|but)\b/iu;

/** A shorter text has little else to point at (words). */
const A_TEXT = 90;

/** The whole of a sentence, or most of it, weighs more than a few words in passing (share). */
const MOST = 0.5;

const wordsIn = (words: string): number => words.split(/\s+/u).length;

const isWorn = (text: StudentText, one: Sentence): boolean =>
  worn.test(meant(one)) &&
  !one.text.endsWith('?') &&
  !hasSpeech(text, one) &&
  !reported.test(meant(one));

/** A saying that anybody could have written, in a text that tells something of its own. */
export const platitude: Rule = {
  find(text) {
    if (text.words.length < A_TEXT || isVerse(text) || text.turns.length > 0) return [];
    if (kindOfWriting(text) === 'steps' || text.purpose === 'narrate') return [];
    const found = text.sentences.flatMap((one) => {
      const match = worn.exec(one.text);
      if (match === null || !isWorn(text, one)) return [];
      const start = one.start + match.index;
      const place = { start, end: start + match[0].length };
      const phrase = phraseAround(text, place) ?? phraseAround(text, place, 'clause');
      const all = [...one.text.matchAll(new RegExp(worn.source, 'giu'))].map(([words]) => words);
      const share = wordsIn(all.join(' ')) / wordsIn(one.text);
      const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? match[0];
      return [{ phrase: phrase ?? longest, weight: share >= MOST ? 0.74 : 0.5 }];
    });
    const [worst] = found.toSorted((a, b) => b.weight - a.weight);
    return worst === undefined ? [] : nextStep([worst.phrase], worst.weight);
  },
  skill: 'details',
  wording,
  taken: { by: 'swapping', isSo: ({ words }) => !worn.test(words) && undefined },
  speaksOf: {
    nextStep: {
      ideas: 3,
      'persuasive features': 5,
      'recount features': 6,
      'general writing': 5,
      voice: 2,
      vocabulary: 6,
      ending: 5,
    },
  },
  cases: [
    {
      title: 'finds a row of sayings in what is the writer’s own',
      text: 'Bravery is boring. In Year 6 I moved to Invercargill from Durban. On the first day I had to say my name and somebody laughed, and my neck went hot. The next day I had a sore stomach, and it was not a real one. My mum knew. She parked the car and we sat and listened to the whole of the news on the radio, and then I got out. Nobody clapped. I think that getting out of the car was the bravest thing that I have ever done. You should always believe in yourself and follow your dreams. I still don’t like saying my name in front of people.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['You should always believe in yourself and follow your dreams']],
          weight: 0.74,
        },
      ],
    },
    {
      title: 'leaves alone what others say, what is doubted and what somebody did',
      text: 'My nana always says that hard work pays off. In Year 6 I moved to Invercargill from Durban. On the first day I had to say my name and somebody laughed, and my neck went hot. Posters say follow your dreams, but nobody tells you how. My mum never gave up on me. She parked the car and we sat and listened to the whole of the news on the radio, and then I got out. Nobody clapped. Is it true that anything is possible? I think that getting out of the car was the bravest thing that I have ever done in my life.',
      finds: [],
    },
  ],
};
