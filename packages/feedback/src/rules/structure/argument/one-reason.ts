import { meant } from '../../../language/spelling/meant.ts';
import { beginningOf, endingOf } from '../../../text/lines/parts.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { argues, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './one-reason.wording.ts';

/** One reason, whatever its words; the first names it. */
const families: Readonly<Record<string, RegExp>> = {
  'how much fun it is': /\b(?:fun|funner|funnest|bor(?:ed|ing)|(?:good|great|awesome) time)\b/iu,
  'how cool it is': /\b(?:cool|awesome|cooler|coolest)\b/iu,
  'how good it tastes': /\b(?:yum|yummy|delicious|tast(?:y|es?))\b/iu,
  'how unfair it is': /\b(?:fair|unfair)\b/iu,
};

/** Says or asks what is wanted, and gives no reason. */
const FEWEST_WORDS = 4;
const FEWEST_SENTENCES = 5;

/** So many sentences have it, and so many of all. */
const OFTEN = 4;
const SHARE = 0.5;

/** Other words for a reason: then there is more than one. */
const others =
  /\b(?:health\p{L}*|exercise|fit(?:ter|ness)?|learn\p{L}*|safe\p{L}*|money|cost\p{L}*|\$|cheap\p{L}*|save[sd]?|help\p{L}*|teach\p{L}*|friends?|strong\p{L}*|sick|hurt|environment|rubbish|percent|survey|dollars|brains?|sleep\p{L}*)\b/iu;
const MOST_OTHERS = 1;

/** “I think its better to have a brother”: an argument, whatever its task is. */
const view = /\bi (?:think|believe) (?:that )?[^.!?]{0,40}\b(?:better|best)\b/iu;
const mayArgue = (text: StudentText): boolean =>
  argues(text) ||
  (kindOfWriting(text) === 'facts' && beginningOf(text).some((one) => view.test(one.text)));

/** An argument that gives one reason again and again. */
export const oneReason: Rule = {
  find(text) {
    if (!mayArgue(text)) return [];
    const body = endingOf(text, text.sentences.length).filter(
      (one) => one.words.length >= FEWEST_WORDS && !hasSpeech(text, one),
    );
    if (body.length < FEWEST_SENTENCES) return [];
    if (body.filter((one) => others.test(meant(one))).length > MOST_OTHERS) return [];
    for (const [reason, family] of Object.entries(families)) {
      const same = body.filter((one) => family.test(meant(one)));
      if (same.length < OFTEN || same.length < body.length * SHARE) continue;
      const places = same.slice(1).flatMap((one) => openingPhrase(text, one));
      const clear = places.filter((phrase) => family.test(phrase) && countWords(phrase) >= 3);
      return nextStep(clear.slice(0, 2), 0.94, { reason, times: String(same.length) });
    }
    return [];
  },
  skill: 'reasons',
  wording,
  taken: { by: 'adding', where: 'anywhere', isSo: ({ fresh }) => others.test(fresh) || undefined },
  speaksOf: {
    nextStep: {
      'persuasive structure': 9,
      'persuasive features': 9,
      ideas: 9,
      reasons: 9,
      opinion: 9,
      'general writing': 9,
    },
  },
  cases: [
    {
      title: 'finds one reason in other words',
      text: 'Every child should have a brother because it is fun. If you are an only child you will be bored. If you have a brother you won’t be bored. You can play games and it is more fun. My brother plays with me. Only children are bored all day. Having a brother is the best.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['If you are an only child you will be bored'],
            ['If you have a brother you won’t be bored'],
          ],
          slots: { reason: 'how much fun it is', times: '5' },
        },
      ],
    },
    {
      title: 'leaves alone who gives other reasons as well',
      text: 'I think we should have a pool because it is fun. We would learn to swim. It is good exercise. If it is hot you are bored. It is more fun than maths. Everyone has fun in water. It would be fun for all.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We had fun. Then it was boring at the bus. We had more fun in the pool. It was so fun to swim. I had fun with Dad.',
      finds: [],
    },
  ],
};
