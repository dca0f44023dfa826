import { headingLines } from '../../../text/lines/headings.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { aspectOf, aspects, topicsOf } from './aspects.ts';
import { wording } from './wrong-heading.wording.ts';

/** Headings that ask for one kind of fact; of the young, any kind may be told. */
const asked: ReadonlyMap<string, RegExp> = new Map([
  ['looks', /\b(?:looks?(?: like)?|appearance|description)\W*$/iu],
  ['food', /\b(?:eats?|diet|foods?)\W*$/iu],
  ['home', /\b(?:lives?|habitat|homes?)\W*$/iu],
]);

const askedBy = (heading: string): string | undefined =>
  [...asked].find(([, words]) => words.test(heading))?.[0];

/** “They live on seeds” tells of food, and “in big groups” of company. */
const livesElsewise =
  /\blives? (?:\p{L}+ )?in (?:\p{L}+ ){0,2}(?:groups?|flocks?|packs?|pairs?|herds?|families|colon\p{L}+|pods?)\b|\blives? on (?!(?:the |an? |our |some |many |most )?(?:\p{L}+ )?(?:islands?|land|farms?|ground|mountains?|hills?|rocks?|trees?|coasts?|beach\p{L}*|shores?|cliffs?|plains?|reefs?|seabed|sea floor|bottom)\b)/iu;

const firstWord = ({ words }: Sentence): string => words[0]?.lower ?? '';

/** A longer question is no heading (words). */
const MOST_WORDS = 6;

/** The heading over each line, by the number of the line; a short question alone on one is meant as a heading here. */
function headingsOver(text: StudentText): string[] {
  const headings = new Set(headingLines(text));
  const isHeading = (line: Span) =>
    headings.has(line) || (/\?\s*$/u.test(line.text) && countWords(line.text) <= MOST_WORDS);
  let over = '';
  return text.lines.map((line) => {
    if (isHeading(line)) over = line.text.trim();
    return over;
  });
}

/** A fact under a heading that asks for another, though its own heading is there. */
export const wrongHeading: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts') return [];
    const over = headingsOver(text);
    const headingOf = new Map(
      over.flatMap((heading) => {
        const aspect = askedBy(heading);
        return aspect === undefined ? [] : [[aspect, heading]];
      }),
    );
    if (headingOf.size < 2) return [];
    const topics = topicsOf(text);
    for (const sentence of text.sentences) {
      const here = askedBy(over[sentence.line] ?? '');
      const aspect = (here !== undefined && aspectOf(sentence, topics)) || '';
      const heading = headingOf.get(aspect);
      if (heading === undefined || aspect === here || !topics.has(firstWord(sentence))) continue;
      if (livesElsewise.test(sentence.text) || hasSpeech(text, sentence)) continue;
      const shown = openingPhrase(text, sentence).filter((one) => aspects.get(aspect)?.test(one));
      if (shown.length > 0) return nextStep(shown, 0.93, { heading });
    }
    return [];
  },
  skill: 'grouping',
  wording,
  taken: { by: 'ordering', where: 'anywhere' },
  speaksOf: { nextStep: { 'report structure': 1, information: 1, 'general writing': 3 } },
  cases: [
    {
      title: 'finds a fact whose own heading is elsewhere',
      text: 'Tuatara\n\nWhat does it look like?\nIt has spikes down its back. It has a third eye on top of its head. They live on islands where there are no rats.\n\nWhere does it live?\nIn a burrow. Sometimes it shares with a sea bird, and nobody knows why.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They live on islands where there are no rats']],
          slots: { heading: 'Where does it live?' },
        },
      ],
    },
    {
      title: 'says nothing where no heading asks for it',
      text: 'Tuatara\n\nWhat does it look like?\nIt has spikes down its back. It eats wētā and worms and sometimes a lizard.\n\nWhere does it live?\nIn a burrow. Sometimes it shares with a sea bird, and nobody knows why.',
      finds: [],
    },
    {
      title: 'takes living on seeds for food, and a home’s colour for no look',
      text: 'Kea\n\nWhat does it eat?\nThey live on seeds and roots and on what tourists leave behind. They live in big groups.\n\nWhere does it live?\nThey live in the hills. The nest is brown and has moss all around its rim.',
      finds: [],
    },
  ],
};
