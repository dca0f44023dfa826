import { namesFeeling, showsFeeling } from '../../../language/kinds-of-words/felt-words.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { closingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isAboutWriting } from '../../ideas/reasons/about-writing.ts';
import { realEndingOf } from '../../real-ending.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { kindOfWriting, type KindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { PlaceNow, Rule } from '../../rule.ts';
import { closingStatement } from '../../structure/endings/closing-statement.ts';
import { personalEnding } from '../../structure/endings/personal/personal-ending.ts';
import { BEST_CHALLENGE } from '../challenge.ts';
import { wording } from './checked-ending.wording.ts';

/** What the end of a text is for, by its kind; stories and steps end as they like, and an argument may have said it just before. */
const purposes: Partial<Record<KindOfWriting | 'recount', Record<'check' | 'checks', string>>> = {
  recount: {
    check: 'let a reader guess how you feel about it now',
    checks: 'lets a reader guess how you feel about it now',
  },
  facts: {
    check: 'sum up what matters most',
    checks: 'sums up what matters most',
  },
};

/** ‘It was good’ hardly tells a feeling (words). */
const FEWEST = 5;

const wanting = /\bi (?:[\p{L}'’]+ ){0,3}(?:want(?:ed)?|hoped?|wish(?:ed)?|felt|feel)\b/iu;
const felt = [namesFeeling, showsFeeling, wanting];

/** Whether the last words of a recount say already what it was like. */
const isFelt = (text: StudentText): boolean =>
  personalEnding.find(text).some(({ kind }) => kind === 'strength') ||
  endingOf(text, 1)
    .filter(({ words }) => words.length >= FEWEST)
    .some((one) => felt.some((pattern) => pattern.test(meant(one))));

/** An ending that does what another rule asks of one answers the question as well. */
const doesItsWork = (at: PlaceNow): boolean | 'half' | undefined => {
  const { taken } = at.slots['check'] === purposes.facts?.check ? closingStatement : personalEnding;
  return taken?.isSo?.(at);
};

/** “Finish by saying what you think about it now”, “share how you felt.” */
const wantsFeelings =
  /\b(?:feel(?:ings?|s)?|felt|emotions?|think|thought|thoughts|learn(?:ed|t)?|reflect\p{L}*|opinions?|personal|mean[st]?|changed)\b/iu;

/** A description of a place or a person may end with its last picture. */
const wantsDescription = /\bdescri(?:be|bing|ptions?|ptive)\b/iu;

/** Whether the task, where it is known, leaves room for the question. */
const isWanted = ({ task = '' }: StudentText, isRecount: boolean): boolean =>
  task.trim() === '' || (isRecount ? wantsFeelings.test(task) : !wantsDescription.test(task));

/** Whether the ending does its work: a question that the student answers. */
export const checkedEnding: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    const purpose = purposes[kind === 'story' && text.purpose === 'recount' ? 'recount' : kind];
    const end = realEndingOf(text);
    if (purpose === undefined || isAboutWriting(end?.text ?? '')) return [];
    if (!isWanted(text, purpose === purposes.recount)) return [];
    return purpose === purposes.recount && (isFelt(text) || isNews(text))
      ? []
      : nextStep(closingPhrase(text, end), BEST_CHALLENGE, purpose);
  },
  skill: 'conclusion',
  wording,
  taken: { by: 'adding', where: 'anywhere', isOneOfMany: true, isSo: doesItsWork },
  speaksOf: {
    nextStep: {
      'recount structure': 29,
      'report structure': 29,
      ending: 29,
    },
  },
  cases: [
    {
      title: 'asks a recount for no feeling where its task asks for none',
      purpose: 'recount',
      task: 'Recount something that happened in your class. Say when and where it was.',
      text: 'On Friday we ran. I fell. Mum laughed. Then we went home.',
      finds: [],
    },
    {
      title: 'lets a description end with a picture',
      task: 'Describe a place you know.',
      text: 'The pools are warm. They live in the hills. Steam hides the trees. It feels like a bath.',
      finds: [],
    },
    {
      title: 'asks of a report whether it sums up',
      text: 'Kea are parrots. They live in the hills. They eat roots and grubs. They are clever.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They are clever']],
          slots: { check: 'sum up what matters most' },
        },
      ],
    },
    {
      title: 'asks of a recount for no feeling where its writer says what she didn’t want',
      purpose: 'recount',
      text: "On Friday we made a hāngī. I dug. Mum laughed. I did'nt want the smoke to ever come out of my hair.",
      finds: [],
    },
    {
      title: 'asks of a recount for a feeling',
      purpose: 'recount',
      text: 'On Friday we ran. I fell. Mum laughed. Then we went home.',
      finds: [{ kind: 'nextStep', quotations: [['Then we went home']] }],
    },
    {
      title: 'asks no recount for a feeling that its last words tell',
      purpose: 'recount',
      text: 'On Friday we ran. I fell. Mum laughed. My favourite part was the egg race.',
      finds: [],
    },
    {
      title: 'asks no recount for a feeling whose writer says what she wanted',
      purpose: 'recount',
      text: 'Last night the power went off. We lit candles. The lights came on. I kind of wanted it to stay off.',
      finds: [],
    },
    {
      title: 'asks no recount for a feeling whose writer says how she felt',
      purpose: 'recount',
      text: 'Last night the power went off. We lit candles. Nan sang. It was the smallest I have ever felt.',
      finds: [],
    },
    {
      title: 'asks a news report for no feeling',
      purpose: 'recount',
      text: 'COW STOPS TRAFFIC\nA cow walked down the street on Tuesday. She passed the bank. Police came. The yard has promised to mend its gate.',
      finds: [],
    },
    {
      title: 'says nothing of an end that speaks of the writing',
      text: 'Kea are parrots. They live in the hills. They eat roots and grubs. I dont know what else to write.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'Mere ran. She fell. A dog barked. She got up.',
      finds: [],
    },
  ],
};
