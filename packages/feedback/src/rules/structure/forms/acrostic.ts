import { spelledBy, spellsTitle } from '../../../text/forms/acrostic.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { withoutEndMark } from '../../../text/marks/end-marks.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords, type Span } from '../../../text/words.ts';
import { nextStep, strength } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './acrostic.wording.ts';

/** Such a line only names something (words). */
const BRIEF = 2;

/** Where so many lines are as brief, it is the poem that needs more. */
const MOST_BRIEF = 0.4;

/** Lines to choose from. */
const MOST = 4;

function spelled(text: StudentText): Finding[] {
  const { lines, title, nameLines } = text;
  if (title !== null && title === lines[0] && spellsTitle(lines))
    return strength([withoutEndMark(title.text)], 0.6, { title: 'title' });
  const isWord = nameLines === undefined && spelledBy(lines) !== null;
  const [first] = isWord ? lines : (nameLines ?? []);
  // The word may be a name, and no comment tells one.
  const hidden = isWord ? 'a word' : 'a name';
  return first === undefined ? [] : strength([withoutEndMark(first.text)], 0.6, { hidden });
}

/** Of an acrostic, what its lines spell, and those that are only a word or two. */
export const acrostic: Rule = {
  find(text) {
    const found = spelled(text);
    if (found.length === 0) return [];
    const body = bodyLines(text);
    const isBrief = (line: Span) => countWords(line.text) <= BRIEF;
    const brief = body.filter(isBrief).map((line) => withoutEndMark(line.text));
    const isThin = brief.length >= body.length * MOST_BRIEF;
    return [...found, ...nextStep(isThin ? brief.slice(0, MOST) : [], 0.7)];
  },
  skill: 'topic',
  wording,
  taken: { by: 'adding', where: 'here' },
  speaksOf: {
    strength: {
      praise: 9,
      ideas: 9,
      vocabulary: 9,
      'general writing': 9,
      organisation: 9,
      'narrative structure': 9,
      'sentence structure': 9,
    },
    nextStep: {
      ideas: 9,
      vocabulary: 9,
      'general writing': 9,
      description: 9,
      'sentence structure': 9,
    },
  },
  cases: [
    {
      title: 'praises lines that spell the title, and asks for more where one only names something',
      text: 'RAIN\nRunning down the window\nAlways wet\nInto my gumboots it goes\nNever stopping',
      finds: [
        { kind: 'strength', quotations: [['RAIN']], slots: { title: 'title' } },
        { kind: 'nextStep', quotations: [['Always wet'], ['Never stopping']], weight: 0.7 },
      ],
    },
    {
      title: 'knows a word that lines without a title spell',
      text: 'Munching all the grass\nOver the hill she goes\nUp by the trees\nSleeping in the shade\nEars that flick at flies',
      finds: [
        { kind: 'strength', quotations: [['Munching all the grass']], slots: { hidden: 'a word' } },
      ],
    },
    {
      title: 'leaves a single brief line alone, which may be meant',
      text: 'ROAR\nRuns through the long grass\nOver the river in one jump\nAll the birds go quiet\nRoar',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'says nothing of lines that spell nothing',
      text: 'RAIN\nDown the window\nin my gumboots\nall day long\nit runs',
      finds: [],
    },
  ],
};
