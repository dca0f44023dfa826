import { meant } from '../../../language/spelling/meant.ts';
import { countWords } from '../../../text/words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { breaksOff } from '../endings/breaks-off.ts';
import { wording } from './thin-answer.wording.ts';

const others =
  /^(?:(?:but|and|also|now) )?(?:(?:some|other|many) (?:people|kids|parents|teachers|students|adults|children)?|others|people|you|parents|teachers) ?(?:might |may |will |would |could )?(?:say|think|believe|argue|be thinking|worry)\b/iu;

/** A shorter answer hardly says why (words). */
const SHORT = 11;

/** This many new words are an answer. */
const MORE = 5;

/** The other side is named, but answered in only a few words. */
export const thinAnswer: Rule = {
  find(text) {
    if (breaksOff.find(text).length > 0) return [];
    const places = text.sentences.flatMap((sentence, i) => {
      const answer = text.sentences[i + 1];
      const after = text.sentences[i + 2];
      const isAnswered = others.test(meant(sentence)) && answer?.line === sentence.line;
      if (!isAnswered || answer === undefined || /\b(?:but|however)\b/iu.test(meant(sentence)))
        return [];
      const isAlone = after === undefined || after.line !== answer.line;
      const isThin = answer.words.length < SHORT && !/because|[\d?]/u.test(meant(answer));
      return isAlone && isThin ? openingPhrase(text, answer) : [];
    });
    return nextStep(places.slice(0, 1), 0.78);
  },
  skill: 'otherSide',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) => countWords(fresh) >= MORE || (countWords(fresh) >= 2 && 'half'),
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 3,
      'persuasive features': 3,
      opinion: 2,
      reasons: 3,
      'general writing': 6,
    },
  },
  cases: [
    {
      title: 'asks for more where an answer is short',
      text: 'We should all learn to cook.\nSome people say that it is dangerous because of knives and hot stoves. But you can have a teacher there.\nSo we should cook.',
      finds: [{ kind: 'nextStep', quotations: [['you can have a teacher there']] }],
    },
    {
      title: 'leaves an answer alone that its writer has still to finish',
      text: 'We should all learn to cook.\nSome people say that it is dangerous because of knives. But we are careful, so',
      finds: [],
    },
    {
      title: 'leaves an answer alone that gives its reason',
      text: 'Some people say that it is dangerous. But it is safe because a teacher is there.\nSome people say it costs too much. We could bring our own food. Our gardens are full of it.',
      finds: [],
    },
  ],
};
