import { countWords } from '../../../text/words.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './vague-demand.wording.ts';

const demand =
  /\b(?:something (?:should|must|has to|needs to|ought to) (?:be done|change|happen)|(?:should|must|need to|have to|please) do something|(?:this|it|things) (?:should|must|has to|needs to|need to) (?:stop|change))\b/iu;

const anything =
  /\b(?:change|stop|fix|do|help|ban|sort) (?:it|this|that|something|things|stuff)\b/iu;
const actor =
  /\b(?:councils?|government|principals?|boards?|mayor|schools?|teachers?|parents|shops?|owners?|we|you|prime minister|ministers?|companies)\b/iu;

/** New words that name who should act, and what should be done. */
const isExact = (fresh: string) =>
  actor.test(fresh) &&
  /\b(?:should|must|needs? to|has to|have to|ought to|could|can|please)\b/iu.test(fresh) &&
  !demand.test(fresh) &&
  !anything.test(fresh) &&
  countWords(fresh) >= AN_ACT;

/** ‘The council should fix the path’ (words). */
const AN_ACT = 5;

/** A conclusion that asks nobody in particular for anything in particular. */
export const vagueDemand: Rule = {
  find(text) {
    const places = endingOf(text, 3).flatMap((sentence) => {
      const match = demand.exec(sentence.text);
      const start = sentence.start + (match?.index ?? 0);
      const end = start + (match?.[0].length ?? 0);
      return match === null ? [] : (phraseAround(text, { start, end }) ?? []);
    });
    return nextStep(text.sentences.length < 4 ? [] : places, 0.92);
  },
  skill: 'conclusion',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    // ‘The council should do something’ says who, but not what.
    isSo: ({ fresh, sentences }) =>
      isExact(fresh) ||
      ((demand.test(sentences) || anything.test(sentences)) && actor.test(fresh)
        ? 'half'
        : saidAnew(fresh, '') > 1 && undefined),
  },
  speaksOf: {
    nextStep: {
      'persuasive structure': 1,
      'persuasive features': 1,
      ending: 1,
      opinion: 1,
      ideas: 2,
      'general writing': 4,
    },
  },
  cases: [
    {
      title: 'asks who is to do what',
      text: 'Our creek is brown. It smells. Fish die. I think it is sad. Something should be done about it.',
      finds: [{ kind: 'nextStep', quotations: [['Something should be done about it']] }],
    },
    {
      title: 'leaves a clear demand alone',
      text: 'Our creek is brown. It smells. Fish die. The council must clean it.',
      finds: [],
    },
  ],
};
