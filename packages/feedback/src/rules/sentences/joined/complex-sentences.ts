import { clearestFirst, openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { countWords } from '../../../text/words.ts';
import { strength } from '../../finding.ts';
import { isEmptyReason } from '../../ideas/reasons/empty-reason.ts';
import type { Rule } from '../../rule.ts';
import { soundSentences } from '../sound-sentence.ts';
import { wording } from './complex-sentences.wording.ts';

/** Only a clause: ‘after we left’, ‘until the sun went down’; not ‘after a while’, ‘until the end’. */
const clause = String.raw`(?:(?:I|we|he|she|they|it|you|everyone|everything|someone) \p{L}+|(?:the|my|our|his|her|their) (?:\p{L}+ ){1,2}(?:\p{L}{2,}ed|was|were|is|are|has|had|went|came|got|fell|rang|ran|left|began|said|told|made|took|saw|broke|won|lost|set|rose|blew|grew|flew|hit)\b)`;

/** “Can tell when it rains” is one idea, and so is “people who live there”. */
const inside = new RegExp(
  String.raw`^(?!(?:and|but|so|then)\b)[\p{L}' ’]{8,}(?:,? (?:because(?! of\b)|(?<!\b(?:know|knows|knew|tell|tells|see|say|remember|ask|asked|was|is|for|from|and) )when(?! to\b)|(?<!\b(?:a|the|long|little) )while|until(?= ${clause})|although|even though|so that)|, (?:who|which(?! ones?))) [\p{L}' ’]{8,}`,
  'iu',
);
const opened = new RegExp(
  String.raw`^(?:(?:When|While|Although|Even though|If|Because|Whenever) (?:I|we|he|she|they|it|you|the|my|our|his|her|their|a|all|everyone|\p{Lu})\p{L}* ?\p{L}+|(?:After|Before|As|Since|Until|Once) ${clause})`,
  'u',
);

/** ‘Because the water’ says no why; ‘Because it was hot’ and ‘Too fast because I ran’ alone are half a sentence. */
const fragment =
  /\bbecause (?:the|an?|my|our|his|her|their) \p{L}+$|^Because\b[^,]*$|^(?:too|very|so|really|not) \p{L}+ because\b|^If\b.*, if\b/iu;

/** More than two ideas, only strung together. */
const strung = /\band (?:i|we|he|she|they|it)\b.*\band\b/iu;

/** What others believe may be wrong. */
const believed = /^(?:many|some|most|lots of) (?:people|kids|adults) (?:think|believe|say)\b/iu;

/** Two ideas joined by a word such as when, because or although. */
export const complexSentences: Rule = {
  find(text) {
    const whole = soundSentences(text)
      .filter(({ text: one }) => (opened.test(one) || inside.test(one)) && !/[?]$/u.test(one))
      .filter((sentence) => !hasSpeech(text, sentence) && !strung.test(sentence.text))
      .flatMap((sentence) =>
        openingPhrase(text, sentence).filter((one) =>
          sentence.text.replace(/[.!]+$/u, '').endsWith(one.replace(/!$/u, '')),
        ),
      )
      .filter((one) => countWords(one) >= 7 && (opened.test(one) || inside.test(one)))
      .filter((one) => !fragment.test(one) && !believed.test(one) && !isEmptyReason(one));
    return strength(clearestFirst(whole), 0.75);
  },
  skill: 'joinedIdeas',
  wording,
  speaksOf: {
    strength: { praise: 9, 'sentence structure': 2, 'general writing': 9 },
  },
  cases: [
    {
      title: 'takes two times of one thing for no two ideas',
      text: 'Snails come out at night and when it rains. They eat lettuce.',
      finds: [],
    },
    {
      title: 'praises nothing that only others believe',
      text: 'Some people think that the moon shines because it is hot. It reflects light.',
      finds: [],
    },
    {
      title: 'praises a clause that comes first',
      text: 'When the rain stopped, we ran outside. We got wet.',
      finds: [{ kind: 'strength', quotations: [['When the rain stopped, we ran outside']] }],
    },
    {
      title: 'takes what something comes from for no second idea',
      text: 'My carpet has a big purple stain on it from when I spilt the paint. It is soft.',
      finds: [],
    },
    {
      title: 'takes half a sentence for none',
      text: 'Some people move to another country because the water. Because the best gadget is not always the newest one in the shop.',
      finds: [],
    },
    {
      title: 'takes a time or a place for no clause',
      text: 'After a while it started getting much bigger. Before the big game we ate two pies. We played down there for a while with our cousins. Since the flood we have had no bridge.',
      finds: [],
    },
    {
      title: 'praises nothing with a comma splice, a slip of agreement or a second sentence run on',
      text: 'If we don’t do it then the calves will get sick, it is that simple. They have two tiny fans on their head which catches food drifting past. When snow come we must sweep the whole school. The cake had a photo of Nan when she was little she looks like me.',
      finds: [],
    },
    {
      title: 'takes one idea, and many that are only strung together, for none',
      text: 'The lady who lives beside our school was at the shop. My uncle can tell when it is going to rain. If we wait it gets dark and it gets cold and it rains.',
      finds: [],
    },
    {
      title: 'praises nothing in a text with slips of grammar in several sentences',
      text: 'When the rain stopped, we ran outside. He jump in a puddle. My shoe was wet it was cold.',
      finds: [],
    },
    {
      title: 'praises a clause that adds something about a thing',
      text: 'We slept in the old hut, which my grandfather built in one summer. We got wet.',
      finds: [
        {
          kind: 'strength',
          quotations: [['We slept in the old hut, which my grandfather built in one summer']],
        },
      ],
    },
    {
      title: 'praises what happened before or until something else did',
      text: 'After the rain stopped we ran straight outside. We stayed in the tent until the sun came up.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['After the rain stopped we ran straight outside'],
            ['We stayed in the tent until the sun came up'],
          ],
        },
      ],
    },
    {
      title: 'takes no comma between two sentences for a joining word',
      text: 'Plug all the cables in, look at the manual for which ones go where. We got wet.',
      finds: [],
    },
    {
      title: 'leaves questions and plain sentences alone',
      text: 'When do you go home? After lunch we ran. We ate.',
      finds: [],
    },
    {
      title: 'takes what belongs to the sentence before, and two conditions in a row, for no whole',
      text: 'I ran fast at the start. too fast because then I got a stitch. If the nest is warm more boys hatch, if it is cool more girls hatch.',
      finds: [],
    },
  ],
};
