import { vividDescriptions } from '../../language/kinds-of-words/vivid-words.ts';
import { clearestFirst, phraseAround } from '../../text/phrase.ts';
import type { Word } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { strength } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { hasAgreementSlip } from '../sentences/grammar/agreement.ts';
import { wording } from './vivid-description.wording.ts';

/** Says how often or how surely, and so shows nothing. */
const hedged =
  /\b(?:quite|often|usually|sometimes|mostly|mainly|generally|normally|can be|might be|a bit|a little|(?:kind|sort) of)\b/iu;

/** Worn words beside it: nobody chose these with care. */
const plain =
  /\b(?:really|very|bad|good|nice|cool|big(?:ger|gest)?|gets?|got|getting|went|put|stuff|things?|heaps|lots|pretty|so|real|massive)\b/iu;

/** What a thing is, where facts are told: ‘salty water’. */
const literal = new Set(
  'salty rusty foggy misty frosty deadly moist crystal smoky icy slimy prickly twisted ancient'.split(
    ' ',
  ),
);

/** No thing that could be described: ‘a massive one’, ‘twisted it’, ‘wobbly at all’. */
const nothing =
  /^(?:ones?|it|them|him|her|me|us|i|we|he|she|they|you|the|an?|my|his|our|their|this|that|and|or|but|so|as|than|then|when|because|like|if|is|are|was|were|has|had|at|all|to|of|in|on|with|by|for|up|off|out|around|round|into|through|along|past|from|over|under|enough)$/u;

/** ‘Not wobbly’, ‘they would have needed enormous viaducts’. */
const denied = /\b(?:not|never|no|nothing|(?:would|could) have)\b|n['’]t\b/iu;

/** “Was roaring past”, “came howling down”: what somebody or something does. */
const doing =
  /^(?:am|is|are|was|were|be|been|i'm|he's|she's|it's|we're|they're|kept|started|began|came|come|went|go|ran)$/u;

/** Fewer words show nothing of the thing (words). */
const FEWEST = 4;

/** Describing words that say more than ‘big’ or ‘very’. */
export const vividDescription: Rule = {
  find(text) {
    // A dog may be called Rusty.
    const isName = ({ first, text: word }: Word) => !first && /^\p{Lu}/u.test(word);
    const names = new Set(text.words.filter(isName).map(({ lower }) => lower));
    /** Stands right before the thing: ‘wobbly lines’. */
    const describes = ({ end, lower }: Word, i: number) => {
      const next = text.words[i + 1];
      const isDone =
        lower.endsWith('ing') &&
        doing.test(text.words[i - 1]?.lower ?? '') &&
        !/^(?:wet|hot|cold|red|white)$/u.test(next?.lower ?? '');
      return next !== undefined && next.start === end + 1 && !nothing.test(next.lower) && !isDone;
    };
    const isFact = kindOfWriting(text) === 'facts';
    const used = text.words.filter(
      (word, i) =>
        vividDescriptions.has(word.lower) &&
        !names.has(word.lower) &&
        describes(word, i) &&
        !(isFact && literal.has(word.lower)),
    );
    const shown = used
      .flatMap((word) => phraseAround(text, word) ?? [])
      .filter(
        (phrase) =>
          countWords(phrase) >= FEWEST &&
          !hedged.test(phrase) &&
          !plain.test(phrase) &&
          !denied.test(phrase) &&
          !/, \p{L}+$/u.test(phrase) &&
          !hasAgreementSlip(phrase),
      );
    return strength(clearestFirst(shown), 0.8);
  },
  skill: 'describingWords',
  wording,
  speaksOf: {
    strength: {
      praise: 3,
      'narrative features': 4,
      'report features': 5,
      vocabulary: 2,
      'general writing': 3,
      comparisons: 2,
      description: 3,
      'recount features': 6,
    },
  },
  cases: [
    {
      title: 'takes a name at the beginning of a sentence for no describing word',
      text: 'I will call you Smoky, said Kiri. Smoky ate all the toast. Then we slept.',
      finds: [],
    },
    {
      title: 'praises an exact description',
      text: 'A gigantic eel came out of the murky water.',
      finds: [{ kind: 'strength', quotations: [['A gigantic eel came out of the murky water']] }],
    },
    {
      title: 'takes no name for a description',
      text: 'My dog is called Rusty. He likes balls.',
      finds: [],
    },
    {
      title: 'praises no worn words, no deed and nothing that is only a fact',
      text: 'Rust is brown. The one in the salty water goes really bad. It is a rusty old nail. It is massive!',
      finds: [],
    },
    {
      title: 'takes a deed for no description',
      text: 'Slowly Aunty Mere picked up a tea towel and twisted it.',
      finds: [],
    },
    {
      title: 'praises only a word that describes a thing right after it, and nothing denied',
      text: 'They would have needed nine enormous viaducts. The sandwiches were soggy. For tea there was bread and dripping. Ours is a tiny tent and theirs is an enormous one. It is not the velvety kind.',
      finds: [],
    },
    {
      title: 'takes what the sea is doing for no describing word',
      text: 'The sea was glistening passed the rocks. The wind came shimmering threw the trees and the tents.',
      finds: [],
    },
    {
      title: 'takes plain words for none',
      text: 'A big eel came out of the cold water slowly.',
      finds: [],
    },
    {
      title: 'says nothing of what is only often so',
      text: 'In winter the valley is quite often foggy.',
      finds: [],
    },
  ],
};
