import { phrasesOf } from '../../text/phrase.ts';
import { strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './problem.wording.ts';

const trouble =
  /\b(?:(?:suddenly|all of a sudden),? [^.!?\n]*\b(?:snapped|broke|collapsed|crashed|exploded|sank|fell|slipped|tripped|lost|stuck|trapped|gone|disappeared|vanished|grabbed|attacked|chased|roar\p{L}*|growl\p{L}*|scream\p{L}*|dark|shark|fire|flood|storm|shak\p{L}+|shook)\b|to (?:my|our|his|her) horror|(?:i|we|he|she|they|it) (?:was|were|got) (?:lost|stuck|trapped)|(?:had |has )?(?:disappeared|vanished)|(?:he|she|it|they|the \p{L}+) (?:was|were) gone|(?:the|my|our|his|her) \p{L}+ (?:snapped|broke|collapsed|crashed|exploded|sank)|(?:couldn['’]?t|could not) (?:find|see|move|get out|breathe|open|stop|hold on|reach)|(?:the )?(?:lights?|power|torch(?:es)?) went (?:out|off|dark)|(?:doors?|gates?|lids?|windows?) (?:slammed|locked|jammed|blew open)|(?:was|were|got) (?:too late|locked in|locked out)|got (?:lost|stuck|trapped)|(?:stole|took|kidnapped|swallowed) (?:his|her|my|our|their) (?:\p{L}+ )?(?:mum|mother|dad|father|brother|sister|friend|baby|dog|cat|puppy|kitten|treasure|crown|egg|eggs)|(?:started|began) to (?:sink|leak|flood|burn|shake|crumble|fall apart)|filled up the \p{L}+|wouldn['’]?t (?:open|start|stop|let go|budge))\b/giu;

/** What goes wrong later may be how it ends. */
const BEFORE_END = 2 / 3;

/** The moment at which something goes wrong in a story. */
export const problem: Rule = {
  find(text) {
    const isBeforeEnd = (phrase: string) =>
      text.text.indexOf(phrase) < text.text.length * BEFORE_END;
    const troubles = phrasesOf(text, trouble).filter(isBeforeEnd);
    return strength(troubles, 0.65);
  },
  skill: 'problem',
  wording,
  speaksOf: {
    strength: { 'narrative structure': 3, problem: 1 },
  },
  storiesOnly: true,
  cases: [
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
