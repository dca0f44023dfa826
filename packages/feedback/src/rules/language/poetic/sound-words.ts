import type { Rule } from '../../rule.ts';
import { isSpoken } from '../../../text/spoken.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { isDescription } from '../../kind-of-writing/is-description.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding } from '../../rule.ts';
import { wording } from './sound-words.wording.ts';

/** Words that sound like what they name, and have no other everyday sense. */
const echoing =
  /^(?:spl[aio]sh(?:y|ing|ed|es)?|pl[io]p(?:ped|ping|s)?|whoosh(?:ed|es|ing)?|swoosh(?:ed|es|ing)?|swish(?:ed|es|ing)?|crunch(?:ed|es|ing)?|crackl(?:e|es|ed|ing)|sizzl(?:e|es|ed|ing)|squelch(?:ed|es|ing|y)?|thud(?:s|ded|ding)?|clang(?:s|ed|ing)?|clatter(?:s|ed|ing)?|hiss(?:ed|es|ing)?|fizz(?:ed|es|ing)?|kaboom|vroom|boing|squeak(?:s|ed|ing)?|creak(?:s|ed|ing)?|gurgl(?:e|es|ed|ing)|slurp(?:s|ed|ing)?|pitter|patter|shh+|whirr?(?:s|ed|ing)?|clip-clop|tick-tock|thwack|splat|achoo|pow|zap)$/u;

/** ‘Creak’ and ‘creaked’ are one word (letters). */
const STEM = 4;

/** ‘A splash of milk’: said of no sound. */
const AFTER = 6;
const BEFORE = 30;
const isMeasure = (after: string): boolean => /^ (?:of|pad|zone)\b/u.test(after);

/** ‘Without one splash’ is silent. */
const isSilent = (before: string): boolean =>
  /(?:\b(?:without|not|no|never|didnt)|n['’]t)(?: (?:an?|one|any|even|single|\p{L}+ing))* $/iu.test(
    before,
  );

/** Places to choose from. */
const MOST = 4;

/** Words in which a reader hears what they name. */
export const soundWords: Rule = {
  find(text) {
    if (!isStory(text) && !isVerse(text) && !isDescription(text)) return [];
    const found = text.words.filter(
      (word) =>
        echoing.test(word.lower) &&
        word.text === word.lower &&
        !text.text.slice(0, word.start).endsWith('sausage ') &&
        !isMeasure(text.text.slice(word.end, word.end + AFTER)) &&
        !isSilent(text.text.slice(Math.max(0, word.start - BEFORE), word.start)) &&
        !isSpoken(text, word),
    );
    const words = [...Map.groupBy(found, ({ lower }) => lower.slice(0, STEM)).values()].flatMap(
      ([word]) => word?.text ?? [],
    );
    const pairs = words.slice(1).map((word, i) => [words[i] ?? '', word]);
    const quotations = pairs.length > 0 ? pairs : words.map((word) => [word]);
    const weight = pairs.length > 0 ? 0.6 : 0.48;
    const slots = pairs.length > 0 ? { they: 'they name' } : { it: 'it names' };
    const finding: Finding = {
      kind: 'strength',
      quotations: quotations.slice(0, MOST),
      weight,
      slots,
    };
    return quotations.length === 0 ? [] : [finding];
  },
  skill: 'sounds',
  wording,
  speaksOf: {
    strength: {
      praise: 9,
      vocabulary: 9,
      ideas: 9,
      'narrative features': 9,
      'recount features': 9,
      'general writing': 9,
      description: 9,
    },
  },
  cases: [
    {
      title: 'praises words that sound like what they name',
      text: 'Gumboots\nplip plop\nin the mud\nsplish splosh\nsquelch',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['plip', 'plop'],
            ['plop', 'splish'],
            ['splish', 'splosh'],
            ['splosh', 'squelch'],
          ],
        },
      ],
    },
    {
      title: 'praises one such word by itself',
      text: 'The gravel crunched and we all stood still. Nobody moved.',
      finds: [{ kind: 'strength', quotations: [['crunched']], slots: { it: 'it names' } }],
    },
    {
      title: 'shows a word once, whatever its ending',
      text: 'The stairs creaked. I stood still. The door gave a creak and I ran.',
      finds: [{ kind: 'strength', quotations: [['creaked']] }],
    },
    {
      title: 'says nothing of what instructions tell to do',
      text: '1. Splash water on the deck.\n2. Scrub it till it squeaks.\n3. Dry it.',
      finds: [],
    },
    {
      title: 'leaves names, speech and words with another sense alone',
      text: 'We had a splash of milk and a sausage sizzle. “Splash me,” said Splat. Dad rang the boss, and we ran home.',
      finds: [],
    },
    {
      title: 'hears nothing where there is no such sound',
      text: 'Koro lowered the net in without one splash. The old gate did not creak. My boots didn’t squeak.',
      finds: [],
    },
  ],
};
