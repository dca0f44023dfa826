import { openingPhrase } from '../../../text/phrase.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { BEST_CHALLENGE, firstPlaces } from '../challenge.ts';
import { wording } from './news-questions.wording.ts';

/** Of news, what its readers ask first. */
export const newsQuestions: Rule = {
  find: (text) =>
    isNews(text)
      ? nextStep(
          firstPlaces(
            proseOf(text)
              .slice(1)
              .filter((one) => !hasSpeech(text, one)),
            (one) => openingPhrase(text, one),
            1,
          ),
          BEST_CHALLENGE,
        )
      : [],
  skill: 'orientation',
  wording,
  speaksOf: {
    nextStep: {
      ideas: 30,
      'recount structure': 28,
      'recount features': 29,
      'report structure': 28,
      'report features': 29,
      'general writing': 30,
      opening: 29,
    },
  },
  cases: [
    {
      title: 'checks the five questions as far as the second sentence',
      text: 'COW STOPS ALL TRAFFIC\nBy Jack Thompson\nA cow walked down the street on Tuesday. “I saw it,” said Mrs Peters. Police came.',
      finds: [{ kind: 'nextStep', quotations: [['Police came']] }],
    },
    {
      title: 'says nothing of a recount of one’s own',
      text: 'We ran home. I fell. Mum laughed at me.',
      finds: [],
    },
  ],
};
