import { hasFormOf } from '../slot-word.ts';
import { howIt, tiredWords } from '../../language/vivid-words.ts';
import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { Word } from '../../text/student-text.ts';
import { wordsOf } from '../../text/words.ts';
import { inWords, nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './tired-words.wording.ts';

/** A word repeated less often hasn't tired the reader. */
const FEWEST = 3;

/** ‘said’ is seldom in the way. */
const MANY_SAID = 5;

/** With this little speech, it hardly is. */
const SAID_OFTEN = 7;

const unsaid =
  /^(?:not|never|had|has|have|was|were|is|are|been|being|as|sign|note|card|letter|book|\p{L}+n['’]?t)$/u;
const noSpeech = /^(?:nothing|anything|something|a|one|it|so|goodbye|thanks)$/u;

/** A note says nothing aloud: ‘a note that said Thank you’. */
const written = /\b(?:that|which|sign|note|card|letter) said\b/iu;

/** ‘said’ that brings in what somebody says, and not ‘had not said a word’. */
const isTag = (before: Word | undefined, after: Word | undefined): boolean =>
  !unsaid.test(before?.lower ?? '') && !noSpeech.test(after?.lower ?? '');

/** ‘nice’ for ‘good’: no better, while ‘ran’ for ‘went’ is. */
const isAsTired = (fresh: string, better: string | undefined) =>
  better !== howIt &&
  wordsOf(fresh).some(({ text }) => tiredWords.get(text.toLowerCase()) === better);

function weightOf(uses: readonly Word[]): number {
  if (uses[0]?.lower === 'said' && uses.length < SAID_OFTEN) return 0.2;
  return uses.length >= 5 ? 0.8 : uses.length > FEWEST ? 0.6 : 0.3;
}

/** Words such as ‘said’, ‘went’ and ‘good’, three times or more. */
export const tiredWord: Rule = {
  find(text) {
    const worn = [...tiredWords]
      .map(([word, better]) => ({
        better,
        uses: text.words.filter(
          (one, i) =>
            one.lower === word &&
            !isSpoken(text, one) &&
            !(word === 'said' && !isTag(text.words[i - 1], text.words[i + 1])) &&
            !(word === 'went' && /^(?:off|on|by)$/u.test(text.words[i + 1]?.lower ?? '')),
        ),
      }))
      .filter(({ uses }) => uses.length >= (uses[0]?.lower === 'said' ? MANY_SAID : FEWEST))
      .toSorted((a, b) => b.uses.length - a.uses.length);
    return worn.flatMap(({ better, uses }) =>
      nextStepAtSeveral(
        uses
          .slice(1)
          .flatMap((use) => phraseAround(text, use) ?? [])
          .filter((phrase) => !written.test(phrase))
          .filter((phrase) => phrase.split(' ').length >= 3),
        weightOf(uses),
        {
          times: inWords(uses.length),
          word: `‘${uses[0]?.lower ?? ''}’`,
          better,
        },
      ),
    );
  },
  skill: 'wordChoice',
  wording,
  taken: {
    by: 'swapping',
    where: 'anywhere',
    isSo: ({ words, fresh, slots }) =>
      !hasFormOf(words, slots['word']) && !isAsTired(fresh, slots['better']) && undefined,
  },
  speaksOf: {
    nextStep: {
      vocabulary: 1,
      'narrative features': 6,
      'recount features': 7,
      'general writing': 6,
      verbs: 2,
    },
  },
  cases: [
    {
      title: 'counts a word that comes back',
      text: 'We went home. Then we went out. Mum went to bed.',
      finds: [{ kind: 'nextStep', quotations: [['Then we went out', 'Mum went to bed']] }],
    },
    {
      title: 'counts only ‘said’ that brings in speech',
      text: 'Stop said Dad. No said Tama. Why said Dad. He had not said a word since Friday. He hadn’t said one now. It was said to be haunted. The sign said nothing.',
      finds: [],
    },
    {
      title: 'says nothing of a word that comes twice, or of said three times',
      text: 'I said yes. She said no. Mum said stop. We went. They went.',
      finds: [],
    },
  ],
};
