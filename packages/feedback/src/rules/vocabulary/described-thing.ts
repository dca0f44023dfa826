import { colours, describing, stuffs } from '../../language/kinds-of-words/describing-words.ts';
import { clearestFirst, phraseAround } from '../../text/phrase.ts';
import { proseOf } from '../../text/lines/prose.ts';
import { isNoThing } from '../../text/grammar/noun-follows.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { wordSet } from '../../text/word-set.ts';
import { countWords } from '../../text/words.ts';
import type { Finding, Rule } from '../rule.ts';
import { wording } from './described-thing.wording.ts';

/** What such a word says of the thing. */
function toldBy(word: string): string {
  if (colours.has(word)) return 'which colour to picture';
  return stuffs.has(word) ? 'what it is made of' : 'what it is like';
}

const naming = /^\p{Ll}{3,}$/u;

/** “The orange would sink” is about an orange. */
const finite =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|does|did|do)(?:n['’]?t)?$/u;

/** With these they make a name, or say nothing of a thing. */
const noName = wordSet(
  'room rooms ones enough inside outside hair board eye eyes ones night day light house coke suit penguin penguins drink drinks yolk yolks bread rice sauce syrup sugar juice pepper kiwifruit cables wipe wipes band bands belt bull board food foods zealand waste vinegar tea beans card cards people person hole holes goes went comes came turns turned fades faded looks looked makes made means meant',
);

/** Two colours make one name, and some things are only called so: “white board”. */
const FEWEST = 4;
const MOST = 12;

const before =
  /^(?:an?|the|my|his|her|our|its|their|some|had|has|have|got|of|two|three|four|five|with|in|big|little|old|long|small)$/u;

const goingOn =
  /^(?:on|against|to|in|into|onto|at|from|with|when|if|and|because|so|up|down|off|out|over|around|easily|slowly|quickly|back|together|apart|again)$/u;

/** “The rubber rubs on the wheel”: the stuff itself does something. */
const mayAct = (word: Word, next: Word, after: Word | undefined): boolean =>
  stuffs.has(word.text) &&
  !word.text.endsWith('en') &&
  /[^s]s$/u.test(next.lower) &&
  goingOn.test(after?.lower ?? '');

function isDescribing(text: StudentText, word: Word, i: number): boolean {
  const next = text.words[i + 1];
  const previous = text.words[i - 1];
  return (
    describing.has(word.text) &&
    next !== undefined &&
    next.start === word.end + 1 &&
    naming.test(next.text) &&
    !isNoThing(next.lower) &&
    !finite.test(next.lower) &&
    !noName.has(next.lower) &&
    !describing.has(next.lower) &&
    !mayAct(word, next, text.words[i + 2]) &&
    !(/^an?$/u.test(previous?.lower ?? '') && /[^s]s$/u.test(next.lower)) &&
    before.test(previous?.lower ?? '') &&
    !isSpoken(text, word)
  );
}

/** A thing with a word that says what can be seen or felt of it. */
export const describedThing: Rule = {
  find(text) {
    const prose = new Set(proseOf(text));
    const found = text.words.flatMap((word, i) => {
      const sentence = text.sentences[word.sentence];
      if (sentence === undefined || !prose.has(sentence) || !isDescribing(text, word, i)) return [];
      const phrase = phraseAround(text, word);
      const count = phrase === null ? 0 : countWords(phrase);
      return phrase !== null && count >= FEWEST && count <= MOST
        ? [{ phrase, word: word.text }]
        : [];
    });
    const wordOf = new Map(found.toReversed().map(({ phrase, word }) => [phrase, word]));
    return clearestFirst(found.map(({ phrase }) => phrase))
      .slice(0, 3)
      .map((phrase): Finding => {
        const word = wordOf.get(phrase) ?? '';
        const slots = { word: `‘${word}’`, told: toldBy(word) };
        return { kind: 'strength', quotations: [[phrase]], weight: 0.36, slots };
      });
  },
  skill: 'describingWords',
  wording,
  speaksOf: {
    strength: { vocabulary: 7, 'narrative features': 8, 'report features': 8 },
  },
  cases: [
    {
      title: 'takes no colour that only names a kind of thing',
      text: 'Tie the five points with rubber bands. I am never flushing a wet wipe again. I threw the branches in the green waste. Serve them with the black vinegar.',
      finds: [],
    },
    {
      title: 'takes a thing that does something for no describing word',
      text: 'A rainbow happens when the sun shines through rain. It is not rare. Squeeze it and the plastic bends in the middle.',
      finds: [],
    },
    {
      title: 'takes what is counted or thrown away for no word about a thing',
      text: 'I said the orange would roll. We use two bits of plastic each at lunch. A sheet of metal once fell off the roof.',
      finds: [],
    },
    {
      title: 'takes a colour that does something itself for no word about a thing',
      text: 'In autumn the tree stops. The green goes away from the leaf. Then the yellow comes out of the leaf.',
      finds: [],
    },
    {
      title: 'praises a word that says what can be seen or felt of a thing',
      text: 'We had a slimy eel in the bag. It was hot.',
      finds: [
        {
          kind: 'strength',
          quotations: [['We had a slimy eel in the bag']],
          slots: { word: '‘slimy’', told: 'what it is like' },
        },
      ],
    },
    {
      title: 'tells a colour from what a thing is made of',
      text: 'He had a purple lunchbox with him. She sat on a wooden chair at home.',
      finds: [
        { kind: 'strength', slots: { word: '‘purple’', told: 'which colour to picture' } },
        { kind: 'strength', slots: { word: '‘wooden’', told: 'what it is made of' } },
      ],
    },
    {
      title: 'leaves names, speech, and what describes nothing right after it alone',
      text: 'The Black Caps won again today. My hand was wet and cold. “I want a red bike now,” he said. He had grey hair on his head. She sat in the green and we ran. We ate it with golden syrup.',
      finds: [],
    },
  ],
};
