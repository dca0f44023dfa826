import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { strength } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './settled-ending.wording.ts';

const learning =
  '(?:had )?(?:finally )?(?:learnt|learned) (?:(?:my|his|her|their|our|a|the) lesson|that|to|not to)';
const learner =
  '(?:i|he|she|we|they|everyone|everybody|(?:the|my|his|her|our) (?:\\p{L}+ )?\\p{L}+)';

/** Says what is different since the story happened. */
const lasting = new RegExp(
  String.raw`\b(?:never (?:[\p{L}’']+ ){1,6}again|ever since|from (?:then|that (?:day|night|moment|time)) on\p{L}*|(?:after|since) that (?:day|night),? |to this day|${learner} ${learning})\b|^(?:so )?(?:now|these days|every (?:year|night|day|summer|winter) since)\b(?! (?:i|we|you|he|she|they|it) (?:\p{L}+ )?(?:have to|has to|will|must|need(?:s|ed)? to)\b| (?:i am|we are)\b)[^.!?]* (?:when\p{L}*|always|every|still|is|are|has|have|can|lives?|keeps?)\b`,
  'iu',
);
/** Mia had learnt; but of ‘trees learned to’ nobody’s story is told. */
const lastingByName = new RegExp(String.raw`\b\p{Lu}\p{Ll}+ ${learning}\b`, 'u');

const lastingIn = (words: string) => lasting.exec(words) ?? lastingByName.exec(words);

/** A fact that was learnt is no change, nor is half a sentence. */
const tellsNoChange = /^(?:when|if|because)\b|\b(?:learnt|learned) that there\b/iu;

/** A shorter story has hardly had trouble that could be settled (words). */
const A_STORY = 70;

function shownIn(text: StudentText, sentence: Sentence): string[] {
  const match = lastingIn(sentence.text);
  if (match === null || hasSpeech(text, sentence)) return [];
  const end = sentence.start + match.index + match[0].trimEnd().length;
  const phrase = phraseAround(text, { start: end - 1, end });
  return phrase === null || tellsNoChange.test(phrase) ? [] : [phrase];
}

/** A story that ends by telling what has been different since. */
export const settledEnding: Rule = {
  find(text) {
    if (!isStory(text) || text.words.length < A_STORY) return [];
    const ends = endingOf(text, 2).filter((one) => lastingIn(meant(one)) !== null);
    return strength(
      ends.toReversed().flatMap((one) => shownIn(text, one)),
      0.72,
    );
  },
  skill: 'resolution',
  wording,
  speaksOf: {
    strength: {
      'narrative structure': 2,
      'general writing': 6,
      problem: 2,
      ending: 1,
      ideas: 5,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'praises an ending that tells what has changed',
      text: 'One stormy night the gate blew open and Biscuit ran out. In the morning Mia looked everywhere. She looked in the shed and under the house and behind the hedge. She called his name until her throat was sore. At last she heard a tiny bark from the creek. She waded in and it was up to her tummy. She grabbed Biscuit and he licked her nose. Dad fixed the gate with a chain. Biscuit never got lost again.',
      finds: [{ kind: 'strength', quotations: [['Biscuit never got lost again']] }],
    },
    {
      title: 'says nothing of one that only stops',
      text: 'One stormy night the gate blew open and Biscuit ran out. In the morning Mia looked everywhere. She looked in the shed and under the house and behind the hedge. She called his name until her throat was sore. At last she heard a tiny bark from the creek. She waded in and it was up to her tummy. She grabbed Biscuit and he licked her nose. Then they went home and had tea. The end.',
      finds: [],
    },
    {
      title: 'says nothing of what somebody else has to do now, either',
      text: 'Last night the goat got into the kitchen. It ate the bread and the tea towel. Mum came in and she screamed and the goat jumped on the bench. Dad chased it round the table. I opened the door and it ran into the garden and knocked over the washing. We caught it by the shed and Dad tied it to the fence with a long rope. It looked at us and it chewed my sleeve. Now she really has to buy us all some new bread.',
      finds: [],
    },
    {
      title: 'says nothing of what has to be done now',
      text: 'Last night the goat got into the kitchen. It ate the bread and the tea towel. Mum came in and she screamed and the goat jumped on the bench. Dad chased it round the table. I opened the door and it ran into the garden and knocked over the washing. We caught it by the shed and Dad tied it to the fence with a long rope. It looked at us and it chewed my sleeve. Now I have to go to bed.',
      finds: [],
    },
  ],
};
