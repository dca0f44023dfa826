import { phrasesOf } from '../../../text/phrase.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting, type KindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './problem.wording.ts';

const trouble =
  /\b(?:(?:suddenly|all of a sudden),? [^.!?\n]*\b(?:snapped|broke|collapsed|crashed|exploded|sank|fell|slipped|tripped|lost|stuck|trapped|gone|disappeared|vanished|grabbed|attacked|chased|roar\p{L}*|growl\p{L}*|scream\p{L}*|dark|shark|fire|flood|storm|shak\p{L}+|shook)\b|to (?:my|our|his|her) horror|(?:i|we|he|she|they) (?:was|were) (?:lost|stuck|trapped)|(?:had |has )?(?:disappeared|vanished)|(?:he|she|it|they|the \p{L}+) (?:was|were) gone|(?:the|my|our|his|her) \p{L}+ (?:snapped|broke|collapsed|crashed|exploded|sank)|(?:couldn['’]?t|could not) (?:move|get out|breathe|stop|hold on)|(?:lights?|power|torch(?:es)?|everything) went (?:out|off|dark|black)|(?:doors?|gates?|lids?|windows?) (?:slammed|locked|jammed|blew open)|(?:was|were|got) (?:too late|locked in|locked out)|got (?:lost|stuck|trapped)|(?:stole|took|kidnapped|swallowed) (?:his|her|my|our|their) (?:\p{L}+ )?(?:mum|mother|dad|father|brother|sister|friend|baby|dog|cat|puppy|kitten|treasure|crown|egg|eggs)|(?:started|began) to (?:sink|leak|flood|burn|shake|crumble|fall apart)|filled up the \p{L}+|wouldn['’]?t (?:open|start|stop|let go|budge))\b/giu;

/** Hardly goes wrong at all. */
const slight = /\bonly got stuck\b|\bas long as\b|\bvanished into\b|\bstill there\b/iu;

/** What goes wrong later may be how it ends. */
const BEFORE_END = 2 / 3;

const tellsNothing: ReadonlySet<KindOfWriting> = new Set(['argument', 'steps']);

/** The moment at which something goes wrong in a story. */
export const problem: Rule = {
  find(text) {
    if (tellsNothing.has(kindOfWriting(text))) return [];
    const isBeforeEnd = (phrase: string) =>
      text.text.indexOf(phrase) < text.text.length * BEFORE_END;
    return strength(
      phrasesOf(text, trouble).filter((one) => isBeforeEnd(one) && !slight.test(one)),
      0.65,
    );
  },
  skill: 'problem',
  wording,
  speaksOf: {
    strength: { 'narrative structure': 3, problem: 1 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'takes what hardly goes wrong for no trouble',
      text: 'I read my speech to the class. I only got stuck on one word. After six days the banana was gone and the orange was still there. They could have the cake as long as it was gone by winter. Mum clapped. Dad clapped. We all walked home together and had tea and went to bed.',
      finds: [],
    },
    {
      title: 'praises the moment',
      text: 'We walked on. Suddenly the bridge snapped. We held on.',
      finds: [{ kind: 'strength', quotations: [['Suddenly the bridge snapped']] }],
    },
    {
      title: 'praises the light that goes out',
      text: 'We walked on. Then the lights went out in the whole hall. We held on. Somebody coughed and we all sat very still.',
      finds: [{ kind: 'strength', quotations: [['Then the lights went out in the whole hall']] }],
    },
    {
      title: 'takes what is stuck where it belongs, or only not seen, for no trouble',
      text: 'We walked on. The flag was stuck on the pole. I couldn’t see who had put it there. It was stuck fast with tape. We went up to it and took a photo and we ate our lunch.',
      finds: [],
    },
    {
      title: 'says nothing where nothing goes wrong',
      text: 'We walked on. The bridge was long. We held on.',
      finds: [],
    },
    {
      title: 'takes no ending and no lone ‘suddenly’ for trouble',
      text: 'Suddenly the sun came out. We walked on and on along the river to the bus. We sat in the warm bus and ate our lunch. We rode home. We turned to say thanks but the bus was gone.',
      finds: [],
    },
  ],
};
