import { commandsOf } from '../../language/command-verbs.ts';
import { clearestFirst, closingPhrase, hasSpeech, openingPhrase } from '../../text/phrase.ts';
import type { Sentence } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './say-more.wording.ts';

/** Not the place for more. */
const outside =
  /^(?:the end|first\p{L}*|second\p{L}*|third\p{L}*|also|finally|in conclusion|please|thank)\b/iu;

/** Says that it was so, without showing it. */
const telling = /\b(?:was|were|felt|is|are|looked|seemed) (?:so |very |really )?\p{L}+\W*$/iu;

/** Letters in the words that carry the meaning: the fewer, the barer the sentence. */
const content = ({ words }: Sentence) =>
  words.filter(({ text }) => text.length > 3).reduce((sum, { text }) => sum + text.length, 0);

/** The barest sentence of a text, where there is most room for more. */
export const sayMore: Rule = {
  find(text) {
    const last = text.sentences.at(-1);
    const anywhere = [...openingPhrase(text, last), ...closingPhrase(text, last)];
    if (text.sentences.length < 3) return nextStep(anywhere.slice(0, 1), 0.1);
    const bare = text.sentences
      .slice(1, -1)
      .filter((one) => one.words.length >= 3 && one.words.length <= 9 && /[.]$/u.test(one.text))
      .filter((one) => !hasSpeech(text, one) && !outside.test(one.text))
      .toSorted((a, b) => content(a) - content(b) || b.start - a.start);
    const steps = commandsOf(text);
    const told = bare.filter((one) =>
      steps.length >= 3 ? steps.includes(one) : telling.test(one.text),
    );
    const places = [...told, ...bare].slice(0, 2).flatMap((one) => openingPhrase(text, one));
    return nextStep(places.length > 0 ? clearestFirst(places) : anywhere.slice(0, 1), 0.1);
  },
  wording,
  speaksOf: {
    nextStep: {
      ideas: 9,
      'recount features': 9,
      'narrative features': 9,
      'report features': 9,
      'general writing': 20,
      description: 9,
      'recount structure': 9,
      'narrative structure': 9,
      'persuasive structure': 9,
      'report structure': 9,
      'persuasive features': 9,
      'procedural features': 9,
      'procedural structure': 9,
      vocabulary: 9,
      reasons: 9,
      voice: 9,
      dialogue: 9,
      comparisons: 9,
      facts: 9,
      instructions: 9,
      information: 9,
      problem: 9,
      opinion: 9,
      questions: 9,
      connectives: 9,
      opening: 9,
      ending: 9,
      organisation: 9,
      tense: 9,
      verbs: 9,
    },
  },
  cases: [
    {
      title: 'finds the barest sentence',
      text: 'We packed the car with sleeping bags on Friday. We had our tea. After breakfast the lake was as flat as glass. We went home.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['We had our tea'], ['After breakfast the lake was as flat as glass']],
        },
      ],
    },
    {
      title: 'takes the only sentence of a short text',
      text: 'My cat is black.',
      finds: [{ kind: 'nextStep', quotations: [['My cat is black']] }],
    },
  ],
};
