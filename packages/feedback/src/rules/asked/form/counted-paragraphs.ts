import { isVerse } from '../../../text/forms/verse.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import { inWords, nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { paragraphs } from '../../structure/parts/paragraphs.ts';
import { askedParagraphs } from '../asked-paragraphs.ts';
import { numberNamed } from '../number-named.ts';
import { wording } from './counted-paragraphs.wording.ts';

/** “At least three paragraphs”, “2 paras”; “up to three”, “two or three” leave it open. */
const counted =
  /(?<!\b(?:to|most|than|or|[-–]|maximum|max|under) ?)\b(two|three|four|five|six|[2-6])(?: or more| clear| short| separate| different| full|\+)* (?:paragraphs|paras)\b/iu;

/** Any line may be meant as a paragraph: fewer lines are surely too few. */
export const countedParagraphs: Rule = {
  find(text) {
    const wanted = numberNamed(counted.exec(text.task ?? '')?.[1] ?? '0');
    const isProse = kindOfWriting(text) !== 'steps' && !isVerse(text) && text.turns.length === 0;
    const lines = bodyLines(text);
    if (!isProse || lines.length >= wanted) return [];
    // These know a better place.
    if ([paragraphs, askedParagraphs].some((rule) => rule.find(text).some(isStep))) return [];
    const [longest] = lines.toSorted((a, b) => b.text.length - a.text.length);
    if (longest === undefined) return [];
    const middle = (longest.start + longest.end) / 2;
    const inside = text.sentences
      .filter((one) => one.start > longest.start && one.end <= longest.end && !isSpoken(text, one))
      .toSorted((a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle));
    const places = inside.flatMap((one) =>
      openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)),
    );
    return nextStep(places.slice(0, 1), 0.9, {
      wanted: inWords(wanted),
      found: inWords(lines.length),
    });
  },
  skill: 'paragraphs',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'narrative structure',
    'persuasive structure',
    'report structure',
    'recount structure',
    'organisation',
  ),
  cases: [
    {
      title: 'asks for another paragraph where there are fewer lines than the task counts',
      purpose: 'recount',
      task: 'Write about cross country in at least 3 paragraphs.',
      text: 'We lined up on the field and I felt sick. I ran up the big hill. In the end I came last.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I ran up the big hill']],
          slots: { wanted: 'three', found: 'one' },
        },
      ],
    },
    {
      title: 'leaves alone as many lines as the task counts',
      purpose: 'recount',
      task: 'Write 2 paragraphs.',
      text: 'We lined up on the field and I felt sick.\nI ran up the big hill. In the end I came last.',
      finds: [],
    },
    {
      title: 'says nothing where the task names only the most',
      purpose: 'recount',
      task: 'Write one or two paragraphs, or up to three paragraphs.',
      text: 'We lined up on the field and I felt sick. I ran up the big hill. In the end I came last.',
      finds: [],
    },
  ],
};

const isStep = ({ kind }: { kind: string }): boolean => kind === 'nextStep';
