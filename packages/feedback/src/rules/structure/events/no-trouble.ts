import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './no-trouble.wording.ts';

/** Anything of which a story may be made. */
const trouble =
  /\b(?:but|however|suddenly|until|unless|problem\p{L}*|troubl\p{L}*|wrong|bad|evil|mean|scar(?:e[ds]?|y|ed)|afraid|fright\p{L}*|terrif\p{L}*|horr\p{L}*|worr\p{L}*|nervous|shock\p{L}*|sad|cr(?:y|ied|ying)|upset|angry|mad|cross|lonely|jealous|los[et]|losing|stuck|trap\p{L}*|hurt|pain|blood|bleed\p{L}*|sick|ill|fell|fall\p{L}*|tripp\p{L}*|slipp\p{L}*|crash\p{L}*|brok\p{L}*|break(?!fast)\p{L}*|smash\p{L}*|snapp\p{L}*|explo\p{L}*|flood\p{L}*|storm\p{L}*|earthquakes?|tsunamis?|volcanos?|sank|sink\p{L}*|drown\p{L}*|die[sd]?|dead|death|kill\p{L}*|fight\p{L}*|fought|attack\p{L}*|chas\p{L}+|bit|bite\p{L}*|monsters?|ghosts?|witch\p{L}*|zombies?|villains?|thie(?:f|ves)|robbers?|st(?:eal|ole)\p{L}*|missing|gone|disappear\p{L}*|vanish\p{L}*|escap\p{L}*|hid|hid(?:e|ing|den)|help|scream\p{L}*|yell\p{L}*|shout\p{L}*|dark|danger\p{L}*|poison\p{L}*|enem\p{L}*|war|battle\p{L}*|alone|(?:could|did|do|does|was|were|is|are|would|wo|ca)(?:n['’]?t| not)|cannot|forg[eo]t\p{L}*|bull(?:y|ied|ying)|argu\p{L}*|tr(?:y|ied|ying)|ouch|dream\p{L}*|curse\p{L}*|lie[sd]?|empty|used to|wobbl\p{L}*|quiet\p{L}*|silen\p{L}*|tears?|whisper\p{L}*|trembl\p{L}*|sh(?:aking|ook|aky)|goodbye|miss(?:ed|es)|hospital|sigh\p{L}*|stuk|scard|skared)\b/iu;

/** Goes on to what came next. */
const next =
  /^(?:and )?(?:first|then|next|after(?: that| lunch| tea| dinner| breakfast)?|later|finally|the next \p{L}+|when (?:we|i|he|she|they|it))\b/iu;

/** All is well that was well before. */
const allWell =
  /\b(?:happy|happily|best|fun|cool|awesome|amazing|great|good|perfect|loved?|yum\p{L}*|delicious|won|lucky)\b/iu;
const LAST = 3;

const FEWEST_SENTENCES = 7;
const FEWEST_WORDS = 60;
const IN_A_ROW = 3;

/** After so much of the story, there is something that could go wrong. */
const FROM = 0.4;

/** “Tell us the problem”, “what goes wrong”. */
const wanted = /\bproblems?\b(?! solv)|\bgo(?:es)? wrong\b|\bcomplications?\b|\bconflicts?\b/iu;

/** Where the task wants it, less of a story shows that there is none (sentences, words). */
const FEWEST_WANTED = 6;
const FEWEST_WORDS_WANTED = 40;
const alsoTrouble =
  /\b(?:ran away|hungr\p{L}*|only|cold|stop\p{L}*|hot|tired|late|no one|nobody)\b/iu;

const placesIn = (text: StudentText, events: readonly Sentence[]): string[] =>
  events
    .filter(({ start }) => start >= text.text.length * FROM)
    .flatMap((one) => openingPhrase(text, one))
    .filter((phrase) => countWords(phrase) >= 4);

/** A story that goes from one nice thing to the next. */
export const noTrouble: Rule = {
  find(text) {
    if (text.purpose !== 'narrate' || !isStory(text) || isVerse(text)) return [];
    const prose = proseOf(text);
    const events = prose.filter((one) => next.test(one.text) && !hasSpeech(text, one));
    const isList =
      prose.length >= FEWEST_SENTENCES &&
      text.words.length >= FEWEST_WORDS &&
      events.length >= IN_A_ROW;
    const endsWell = prose.slice(-LAST).some((one) => allWell.test(one.text));
    const isMissed =
      wanted.test(text.task ?? '') &&
      prose.length >= FEWEST_WANTED &&
      text.words.length >= FEWEST_WORDS_WANTED &&
      !alsoTrouble.test(meant(text));
    if (!(isList || isMissed) || !endsWell || trouble.test(meant(text))) return [];
    const between = prose.slice(1, -1).filter((one) => !hasSpeech(text, one));
    return nextStep(placesIn(text, isList ? events : between).slice(0, 2), 0.93);
  },
  skill: 'problem',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'narrative structure': 1,
      'narrative features': 2,
      ideas: 1,
      problem: 1,
      'general writing': 1,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks for trouble where one nice thing follows another',
      purpose: 'narrate',
      text: 'One sunny day a girl called Tia found a tiny blue door in the garden. She opened it and went in. There was a land of lollies and unicorns. First she ate a red lolly as big as a plate. Then she rode on a white unicorn. Then she swam in a lake of lemonade. After that she met a fairy who gave her a puppy. She went home and was very happy.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['First she ate a red lolly as big as a plate'],
            ['Then she rode on a white unicorn'],
          ],
        },
      ],
    },
    {
      title: 'asks for it of a shorter story whose task wants a problem',
      purpose: 'narrate',
      task: 'Where does the door go? What goes wrong? How do they get home?',
      text: 'There was a girl called Lily and she found a pink door. She went in and it was lolly land. There were rivers of lemonade. She ate a tree with leaves of mint. She ate a house. She went on a slide made of jelly. It was so fun. Then she went home and had a bath.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['She ate a tree with leaves of mint'], ['She ate a house']],
        },
      ],
    },
    {
      title: 'leaves a shorter story alone that may have one',
      purpose: 'narrate',
      task: 'Tell us what goes wrong.',
      text: 'There was a bin and it was hungry. It ate the rubbish. It ate a letter box and it ate a car. It went down the road on its wheels. A boy called Zion came along with his mum. The bin burped and everything came out again. It was so fun.',
      finds: [],
    },
    {
      title: 'says nothing where anything may be wrong',
      purpose: 'narrate',
      text: 'One sunny day a girl called Tia found a tiny blue door in the garden. She opened it and went in. There was a land of lollies and unicorns. First she ate a red lolly as big as a plate. Then she rode on a white unicorn. Then she swam in a lake of lemonade. After that the door was gone. She went home and was very happy.',
      finds: [],
    },
    {
      title: 'takes breakfast for no trouble',
      purpose: 'narrate',
      text: 'One sunny day a girl called Tia found a tiny blue door in the garden. She opened it and went in. There was a land of lollies and unicorns. First she ate breakfast with a king as tall as a tree. Then she rode on a white unicorn. Then she swam in a lake of lemonade. After that she met a fairy who gave her a puppy. She went home and was very happy.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'leaves a quiet story alone',
      purpose: 'narrate',
      text: 'Koro took us fishing on the wharf. The sun was hot. First he showed me how to tie the hook. Then we sat and sat. Then my line went tight and I pulled up a big blue cod. Nana cooked it in butter. When we ate Koro looked at the chair where Uncle Tem always sat. Then he passed me the first piece.',
      finds: [],
    },
    {
      title: 'says nothing of a recount',
      purpose: 'recount',
      text: 'One sunny day a girl called Tia found a tiny blue door in the garden. She opened it and went in. There was a land of lollies and unicorns. First she ate a red lolly as big as a plate. Then she rode on a white unicorn. Then she swam in a lake of lemonade. After that she met a fairy who gave her a puppy. She went home and was very happy.',
      finds: [],
    },
  ],
};
