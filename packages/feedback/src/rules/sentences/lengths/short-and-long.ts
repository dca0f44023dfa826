import { isRight } from '../../../language/spelling/spelling.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { strength } from '../../finding.ts';
import { isStory, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { beginningOf, soundSentences } from '../sound-sentence.ts';
import { choppy } from './choppy.ts';
import { wording } from './short-and-long.wording.ts';

/** Short because little was said. */
const dull =
  /^(?:the end|to be continued|(?:he|she) (?:is|was) (?:really|very|so) |(?:it|that|this|they|we|i) (?:was|were|is|had|like|liked|love|loved|got|went|came|did) |i (?:like|love)|we had|they are|it is|\p{L}+ (?:is|are|laugh|go|come|say) |(?:she|he|they|we) (?:laugh|go|come|say)s?\W*$|(?:it|they) \p{L}+ (?:up|down|on|out|off|away|back)\W*$|(?:one|another|the (?:first|next|last)|my \p{L}+) reason is\b|then (?:i|we|he|she|they) (?:went|got|came|had|did|was|were)\b|(?:thanks?|please|yeah|good luck|have fun|not|from|by)\b)/iu;

/** Has no verb of its own: ‘Riding home.’ */
const unfinished =
  /^(?!(?:no|some|every|any)thing\b|(?:morning|evening|spring)\b)\p{L}{3,}ing\b(?!.*\b(?:is|was|were|are|felt|made|makes?|helps?|hurts?|takes?|took)\b)/iu;

/** A short sentence next to a long one, which makes the reader stop. */
export const shortAndLong: Rule = {
  find(text) {
    // Steps are short for another reason. Where most are short, none stands out; a story may have them on purpose.
    if (kindOfWriting(text) === 'steps') return [];
    if (!isStory(text) && choppy.find(text).length > 0) return [];
    const shorts = soundSentences(text).filter((sentence) => {
      const before = text.sentences[(sentence.words[0]?.sentence ?? 0) - 1];
      const count = sentence.words.length;
      return (
        before !== undefined &&
        before.words.length >= 14 &&
        before.line === sentence.line &&
        count >= 2 &&
        count <= 4 &&
        /^\p{Lu}.*\p{Ll}.*[.!]$/u.test(sentence.text) &&
        !dull.test(sentence.text) &&
        !unfinished.test(sentence.text) &&
        sentence.words.some(isVerb) &&
        sentence.words.every((word) => isRight(word)) &&
        !hasSpeech(text, sentence)
      );
    });
    return strength(
      shorts.flatMap((one) => beginningOf(text, one)),
      0.6,
    );
  },
  skill: 'sentenceLengths',
  wording,
  speaksOf: {
    strength: { praise: 6, 'sentence structure': 1, 'general writing': 6, 'narrative features': 7 },
  },
  cases: [
    {
      title: 'takes a short step for none, and the words that end an instalment',
      purpose: 'instruct',
      text: 'How to make a poi\n1. Put the ball of paper in the middle of the bag and gather it up with your fingers. Pull it tight.\n2. Tie it.\n3. Plait the wool all the way to the end and leave a loop for your hand. Dry it.',
      finds: [],
    },
    {
      title: 'praises a short sentence after a long one',
      text: 'We walked all the way up the hill behind the school in the wind. Nothing moved.',
      finds: [{ kind: 'strength', quotations: [['Nothing moved']] }],
    },
    {
      title: 'takes a dull one for none',
      text: 'We walked all the way up the hill behind the school in the wind. It was fun.',
      finds: [],
    },
    {
      title: 'takes one more stage, and the naming of a reason, for none',
      text: 'The sun heats the water in the lakes and the seas and it turns into a gas. It goes up. We should all walk to school in the morning because the road is so full of cars. One reason is safety.',
      finds: [],
    },
    {
      title: 'takes thanks, a way home and a misspelt one for none',
      text: 'We walked all the way up the hill behind the school in the wind. Then we went home. I think you should come up the hill behind our school to see it. Thank you for reading. We walked all the way up the hill behind the school in the wind. Somebody claped.',
      finds: [],
    },
    {
      title: 'takes one that breaks off, or whose verb is wrong, for none',
      text: 'We walked all the way up the hill behind the school in the wind. Would have. We walked all the way up the hill behind the school in the wind. The man laugh. We walked all the way up the hill behind the school in the wind. Just the dress.',
      finds: [],
    },
    {
      title: 'takes one without a verb of its own for none',
      text: 'We walked all the way up the hill behind the school in the wind. Singing loudly.',
      finds: [],
    },
    {
      title: 'takes a note that has no verb for none',
      text: 'She got out her pen and wrote in the next line of the log, Wind nil. Sea calm.',
      finds: [],
    },
    {
      title: 'takes one that begins with ‘and’ for none, and all in a text with slips of grammar',
      text: 'We walked all the way up the hill behind the school in the wind. And then nothing.',
      finds: [],
    },
    {
      title: 'praises none in a text with slips of grammar in several sentences',
      text: 'We walked all the way up the hill behind the school in the wind. Nothing moved. She look at me. There was two dogs.',
      finds: [],
    },
    {
      title: 'takes none among facts that are nearly all as short',
      purpose: 'explain',
      text: 'Rangitoto is the youngest of the volcanoes and it came up out of the sea. People were living there. The motorways would be full. Ash would get into the water. Ash would stop planes from flying. It is heavy. The kit has water, a radio, torches and tinned food, and we also have masks left over. Schools practise drills. Most people do not think about it.',
      finds: [],
    },
    {
      title: 'takes the only sentence of a paragraph for none',
      text: 'We walked all the way up the hill behind the school in the wind.\nNothing moved.',
      finds: [],
    },
  ],
};
