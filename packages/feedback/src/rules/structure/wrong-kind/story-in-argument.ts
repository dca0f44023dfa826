import { meant } from '../../../language/spelling/meant.ts';
import { tellsWhatHappened } from '../../../text/meaning/events.ts';
import { countWords } from '../../../text/words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './story-in-argument.wording.ts';

const claim =
  /\b(?:should|shoud|must|need(?:s|ed)? to|let us|let them|not fair|i (?:believe|think|reckon)|because|becos|so that|better|would|could|reasons?|some (?:people|kids))\b/iu;
const demand = /\b(?:should|must|let us|please)\b/iu;

/** This many events in a row are a story. */
const A_STORY = 4;

/** A smaller part of the text may be an example. */
const SHARE = 0.4;

/** An argument says early what it wants (sentences). */
const OPENING = 3;

const isEvent = (text: StudentText, one: Sentence) =>
  tellsWhatHappened(meant(one)) &&
  !claim.test(meant(one)) &&
  !/\d{4}/u.test(meant(one)) &&
  !hasSpeech(text, one);

/** The longest run of events. */
function storyIn(text: StudentText): Sentence[] {
  let best: Sentence[] = [];
  let run: Sentence[] = [];
  for (const sentence of text.sentences) {
    if (!isEvent(text, sentence)) run = [];
    else if (run.push(sentence) > best.length) best = run;
  }
  return best;
}

/** An argument that turns into a story. */
export const storyInArgument: Rule = {
  find(text) {
    const first = text.sentences.findIndex(({ text: one }) => demand.test(one));
    const story = storyIn(text);
    const words = story.reduce((sum, { words: some }) => sum + some.length, 0);
    const isMuch = story.length >= A_STORY && words >= text.words.length * SHARE;
    const ends = text.sentences.slice(-3);
    const isEarly = first >= 0 && first < OPENING;
    const returns = ends.some(
      ({ text: one }) => claim.test(one) || /\bthat['’]?s why\b/iu.test(one),
    );
    if (!isEarly || !returns || !isMuch) return [];
    const places = story.slice(1).flatMap((one) => openingPhrase(text, one));
    return nextStep(places.filter((one) => countWords(one) >= 3).slice(0, 1), 0.95);
  },
  skill: 'topic',
  wording,
  taken: {
    by: 'leavingOut',
    isSo: ({ fresh }) => claim.test(fresh) || undefined,
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 1,
      'persuasive features': 1,
      opinion: 1,
      reasons: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks for reasons where an argument tells of a day',
      text: 'They should let us ride scooters to school. My mate has one. We went on it down by the river on Saturday. Then it ran out so we pushed it home. His mum made us toasties. We watched some videos. Then I went home. So that is why they should let us.',
      finds: [{ kind: 'nextStep', quotations: [['Then it ran out so we pushed it home']] }],
    },
    {
      title: 'leaves an example alone',
      text: 'We should have a crossing. Last week a boy ran out and a car stopped. He was scared. The road is busy because of the shops. Cars should slow down. We need to be safe, and so do our nans and koros who walk to the shop.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We swam. We ate. Dad slept. We went home. It rained.',
      finds: [],
    },
  ],
};
