import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './late-view.wording.ts';

/** A view, or a reason for one. */
const view =
  /\b(?:should|shoud|shud|must|ought|needs? to|i (?:\p{L}+ )?(?:believe|think|reckon|agree|disagree)|reasons?|firstly|secondly|some (?:people|kids|parents)|(?:that|this)(?: is|['’]?s) why|please|vote|let us|let['’]s|imagine|because it (?:would|will)|in my opinion|would (?:be|make|help|stop|save))\b/iu;

const FEWEST = 5;
const SHARE = 0.5;
const MOST_VIEWS = 1;

/** A day is told, and only the end says why. */
const LATE = 0.6;

/** A view was asked for, and it is told in one line at the end of a day that is told instead. */
export const lateView: Rule = {
  find(text) {
    if (text.purpose !== 'persuade' || isVerse(text) || isReview(text)) return [];
    const prose = proseOf(text);
    const views = prose.filter((one) => view.test(meant(one)));
    const [only] = views;
    if (views.length !== MOST_VIEWS || only === undefined) return [];
    if (prose.indexOf(only) < prose.length * LATE) return [];
    const told = prose.filter((one) => tellsWhatHappened(meant(one)));
    if (told.length < FEWEST || told.length < prose.length * SHARE) return [];
    return nextStep(
      openingPhrase(text, only).filter((phrase) => countWords(phrase) >= 3),
      0.96,
    );
  },
  skill: 'position',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'persuasive structure': 9,
      'persuasive features': 9,
      ideas: 9,
      opinion: 9,
      reasons: 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'finds the one line of a view after a day that is told',
      purpose: 'persuade',
      text: 'Last summer we took our dog to the beach. We played touch and he got the ball. We had to swim out to him. Then a lady came up to us. She said there was a sign. It was behind a bush. He looked back at the sea the whole way. Then we got home and he ate a sock. So that is why the sign is wrong. He never bit anyone.',
      finds: [{ kind: 'nextStep', quotations: [['that is why the sign is wrong']] }],
    },
    {
      title: 'leaves a day alone that leads to reasons',
      purpose: 'persuade',
      text: 'Last summer we took our dog to the beach. We played touch and he got the ball. We had to swim out to him. Then a lady came up to us. She said there was a sign. It was behind a bush. So that is why the sign is wrong. Dogs should be allowed after six. They would have room to run.',
      finds: [],
    },
    {
      title: 'says nothing of a recount',
      purpose: 'recount',
      text: 'Last summer we took our dog to the beach. We played touch and he got the ball. We had to swim out to him. Then a lady came up to us. She said there was a sign. It was behind a bush. He looked back at the sea. So that is why I was sad.',
      finds: [],
    },
  ],
};
