import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './story-for-view.wording.ts';

/** Anything that may be a view or a reason; “you could see the crack” is none. */
const view =
  /\b(?:should|shoud|shud|must|ought|needs?|i (?:\p{L}+ )?(?:believe|think|reckon|agree|disagree)|(?:un|not )fair|reasons?|some (?:people|kids|parents)|(?:that|this)(?: is|['’]?s) why|please|pl[sz]|better|best way|worth|vote|let us|let['’]?s|imagine|(?<!\bwhen )you(?! (?:can|could|can['’]?t|couldn['’]?t) (?:see|hear|tell|feel|smell)\b)|your|important|because it (?:would|will)|would (?:be|make|help|stop|save))\b/iu;

/** ‘Should we keep the pool’ says the task again. */
const task = /^\W*(?:should|shoud|shud|do|does|is|are|can|why)\b/iu;

/** The task is said again before anything else (sentences). */
const OPENING = 2;

const FEWEST = 5;
const SHARE = 0.6;

const isTask = (sentence: Sentence, i: number): boolean => i < OPENING && task.test(sentence.text);

const placesIn = (text: StudentText, told: readonly Sentence[]): string[] =>
  told
    .flatMap((one) => openingPhrase(text, one))
    .filter((one) => countWords(one) >= 5 && tellsWhatHappened(meant({ text: one })));

/** A view was asked for, and a day is told. */
export const storyForView: Rule = {
  find(text) {
    if (text.purpose !== 'persuade' || isVerse(text) || isReview(text)) return [];
    const prose = proseOf(text).filter((one, i) => !isTask(one, i));
    if (prose.some((one) => view.test(meant(one)))) return [];
    const told = prose.filter((one) => tellsWhatHappened(meant(one)));
    if (told.length < FEWEST || told.length < prose.length * SHARE) return [];
    return nextStep(placesIn(text, told).slice(0, 2), 0.96);
  },
  skill: 'position',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      'persuasive structure': 1,
      'persuasive features': 1,
      ideas: 1,
      opinion: 1,
      reasons: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks for a view where a day is told',
      purpose: 'persuade',
      text: 'Should we keep the pool. Last week we went swimming. It was cold. I did a bomb off the side. Then Tom lost his goggles. We had to look for them. Then we played sharks. I found one sock.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Last week we went swimming'], ['We had to look for them']],
        },
      ],
    },
    {
      title: 'takes what anybody could see or hear there for no view, and shows what happened',
      purpose: 'persuade',
      text: 'My new skates are real Rollos and they have four blue wheels on each of them and I put gold stars on the backs. One time we went to the rink in Gore. My aunty filmed it and you can hear me scream. I fell on my knee like when you step in a hole. It made a bump and you could see the bone. Then a man came with a bag of peas. We went to the doctor and I got a lolly.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['One time we went to the rink in Gore'],
            ['My aunty filmed it and you can hear me scream'],
          ],
        },
      ],
    },
    {
      title: 'leaves a day alone that gives a reason, or speaks to its reader',
      purpose: 'persuade',
      text: 'Last week we went skating. It was cold. I fell on my knee. Then Tom lost his glove. We had to look for it. Then we raced. A rink would make us fit.',
      finds: [],
    },
    {
      title: 'leaves a day alone that leads to a view',
      purpose: 'persuade',
      text: 'Last week we went swimming. It was cold. I did a bomb off the side. Then Tom lost his goggles. We had to look for them. I think the pool is worth it.',
      finds: [],
    },
    {
      title: 'says nothing of a recount',
      purpose: 'recount',
      text: 'Last week we went swimming. It was cold. I did a bomb off the side. Then Tom lost his goggles. We had to look for them. Then we played sharks. I found one sock.',
      finds: [],
    },
  ],
};
