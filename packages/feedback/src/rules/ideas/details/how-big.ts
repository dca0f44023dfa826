import { phraseAround } from '../../../text/phrase.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isReview } from '../../kind-of-writing/is-review.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './how-big.wording.ts';
import { own } from '../../../text/meaning/own-words.ts';

const sizes =
  /\b(?:(biggest|largest|smallest|tallest|longest|fastest|heaviest|oldest|strongest|deepest|highest)(?! (?:thing|one of))|(?:very|really|(?<=\b(?:is|are|was|were|gets?|grows?|looks?|be|['’]s|['’]re) )so|super|extremely|pretty) (big|large|small|tall|long|heavy|old|strong|deep|high|fast|slowly|quickly|far|hot|cold)(?! (?:that|away|from))|(?<!grow |grows |grew |get |gets )(huge|enormous|gigantic|massive))(?! (?:\p{L}+ )?(?:time|times|problem|part|difference|deal|amount|number|danger|threat|enem(?:y|ies)|predators?|killers?|risk|reason|worry|fear|challenge|change|mistake|fan|secret|myth|job|question|issue|impact|effect|help|surprise|event|noise|bang|boom|roar|crash|sound|exports?|industry|sellers?|role|success|disaster|family|brother|sister|pressure|quality|standards?|demand|chances?|costs?|prices?|levels?|notes?|voices?|breaths?|sleep|smells?|tastes?|feelings?|opinions?|friends?|friendships?|food|water))\b/giu;

const plain: Readonly<Record<string, string>> = {
  biggest: 'big',
  largest: 'big',
  large: 'big',
  huge: 'big',
  enormous: 'big',
  gigantic: 'big',
  massive: 'big',
  smallest: 'small',
  tallest: 'tall',
  longest: 'long',
  fastest: 'fast',
  heaviest: 'heavy',
  oldest: 'old',
  strongest: 'strong',
  deepest: 'deep',
  highest: 'high',
};

/** A number, or something to compare it with. */
const measured =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million|double|half|twice|like|so \p{L}+ (?:that|you|it|they|we)|so (?:big|large|small|tall|long|heavy|old|strong|deep|high|fast|hot|cold) (?:\p{L}+ ){1,3}that|than|(?:as \p{L}+|the same(?: \p{L}+)?) as)\b/iu;
const measuring =
  /\d|\b(?:metres?|cm|centimetres?|kg|kilos?|tonnes?|kilometres?|km|years|like|than|(?:as \p{L}+|the same(?: \p{L}+)?) as|hundreds?|thousands?|millions?|half|twice)\b/iu;

/** The same in another form, or by its own verb or unit. */
const otherForms: Readonly<Record<string, string>> = {
  heavy: 'heavier|weigh\\p{L}*|grams?|kg|kilos?|tonnes?',
  big: 'bigger|sizes?|metres?|cm|centimetres?',
  large: 'larger|sizes?|metres?|cm|centimetres?',
  small: 'smaller|sizes?|mm|cm|centimetres?|millimetres?',
  tall: 'taller|heights?|high',
  high: 'higher|heights?|tall',
  long: 'longer|lengths?',
  deep: 'deeper|depths?',
  old: 'older|years|ages?',
  fast: 'faster|speeds?|an hour|per hour|km/h',
  hot: 'hotter|degrees|°C',
  cold: 'colder|degrees|°C',
};

/** ‘About 15 metres tall’, ‘weighs 35 grams’, somewhere in the text. */
function isToldElsewhere(sentences: readonly Sentence[], how: string): boolean {
  const forms = [how, otherForms[how]].filter(Boolean).join('|');
  const named = new RegExp(`(?<![\\p{L}])(?:${forms})(?![\\p{L}])`, 'iu');
  return sentences.some(({ text }) => named.test(text) && measuring.test(text));
}

/** Only one is said; more are looked at in case the first have their measure. */
const MOST_LOOKED_AT = 12;

/** Facts that mention a size without giving one. */
export const howBig: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts' || isReview(text)) return [];
    return [...text.text.matchAll(sizes)]
      .slice(0, MOST_LOOKED_AT)
      .flatMap((match) => {
        const at = text.sentences.findIndex(
          (one) => one.start <= match.index && match.index < one.end,
        );
        const near = text.sentences.slice(Math.max(0, at), at + 3).map((one) => one.text);
        const said = (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase();
        const isMeasured = near.some((one) => measured.test(one)) || own.test(near[0] ?? '');
        const place = phraseAround(text, {
          start: match.index,
          end: match.index + match[0].length,
        });
        const how = plain[said] ?? said;
        return isMeasured || place === null || isToldElsewhere(text.sentences, how)
          ? []
          : nextStep([place], 0.54, { how });
      })
      .slice(0, 1);
  },
  skill: 'details',
  wording,
  taken: {
    by: 'measuring',
    isSo: ({ fresh }) => measuring.test(fresh) || undefined,
  },
  speaksOf: {
    nextStep: {
      'report features': 5,
      facts: 3,
      ideas: 5,
      information: 5,
      'general writing': 7,
    },
  },
  cases: [
    {
      title: 'leaves what has no size alone',
      text: 'Wetas hide in logs. People are the biggest danger to them. Rats are a huge threat. Stoats are their biggest predators. There was a massive bang. Logs were the biggest export. Hoses push oil through at really high pressure. They make a very deep voice.',
      finds: [],
    },
    {
      title: 'asks for a number where a size is only named',
      text: 'Weta are insects. The giant one is the heaviest insect in the world. It eats leaves.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The giant one is the heaviest insect in the world']],
          slots: { how: 'heavy' },
        },
      ],
    },
    {
      title: 'asks for no measure that another sentence gives in other words',
      text: 'The giant weta is the heaviest insect in the world. It eats leaves. It hides in bark. It is shy. A female weighs as much as 35 grams.',
      finds: [],
    },
    {
      title: 'asks how fast',
      text: 'The earth is made of plates. They move very slowly. Then they slip.',
      finds: [
        { kind: 'nextStep', quotations: [['They move very slowly']], slots: { how: 'slowly' } },
      ],
    },
    {
      title: 'leaves a size alone that is the same as another, or that is told by what it does',
      text: 'Weta are insects. The biggest is the wetapunga it weighs the same as a sparrow. Rats eat them. Birds do, too. The rocks are so hot in summer that you have to hop.',
      finds: [],
    },
    {
      title: 'leaves a size alone that is told or compared',
      text: 'It is the biggest bird. It weighs 3 kilos. Some are so small you cant see them. Its egg is really big, like a rugby ball. Eels live a very long time.',
      finds: [],
    },
  ],
};
