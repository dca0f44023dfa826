import { countWords } from '../../../text/words.ts';
import { bodyLines } from '../../../text/lines/body-lines.ts';
import { headingLines } from '../../../text/lines/headings.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { inWords, nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { numberNamed } from '../number-named.ts';
import { headings } from '../../structure/parts/headings.ts';
import { wording } from './asked-headings.wording.ts';

/** “Use headings.” */
const wantsHeadings = /\b(?:sub-?)?headings\b|\ba heading for\b/iu;

/** “Headings or paragraphs” is a choice. */
const isChoice =
  /\bheadings or\b|\bor (?:sub-?)?headings\b|\bheadings if\b|\bif\b[^.!?\n]{0,30}\bheadings\b/iu;

/** A shorter line may be a heading, in whatever form (words). */
const A_LINE = 8;

/** A shorter text has no parts yet (words, sentences). */
const A_TEXT = 20;
const FEWEST = 4;

/** “At least three subheadings”, “under three headings”. */
const counted =
  /(?<!\b(?:to|most|than|or|[-–]) ?)\b(three|four|five|[3-5])(?: (?:or more|clear|different))* (?:sub-?)?headings\b/iu;

/** A part with a heading in which there are fewer of them than the task counts. */
function tooFew(text: StudentText, task: string): Finding[] {
  const wanted = numberNamed(counted.exec(task)?.[1] ?? '0');
  const parts = headingLines(text);
  const last = parts.at(-1);
  // Any other short line may be one.
  const maybe = bodyLines(text).filter((line) => countWords(line.text) < A_LINE).length;
  return last === undefined || Math.max(parts.length, maybe) >= wanted
    ? []
    : nextStep([last.text], 0.9, { wanted: inWords(wanted), found: inWords(parts.length) });
}

/** Facts or instructions with fewer headings than their task asks for, or in one block. */
export const askedHeadings: Rule = {
  find(text) {
    const task = text.task ?? '';
    if (!wantsHeadings.test(task) || isChoice.test(task) || text.turns.length > 0) return [];
    const kind = kindOfWriting(text);
    if (kind !== 'facts' && kind !== 'steps') return [];
    if (headingLines(text).length > 0) return tooFew(text, task);
    if (bodyLines(text).some((line) => countWords(line.text) < A_LINE)) return [];
    const prose = proseOf(text);
    if (text.words.length < A_TEXT || prose.length < FEWEST) return [];
    const ownPlaces = headings.find(text).flatMap(({ quotations }) => quotations.flat());
    const inner = prose.slice(Math.floor(prose.length / 4), Math.ceil((3 * prose.length) / 4));
    const places = inner.flatMap((one) =>
      openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)),
    );
    return nextStep([...ownPlaces, ...places].slice(0, 2), 0.9, { headings: 'headings' });
  },
  skill: 'grouping',
  wording,
  taken: { by: 'breaking', where: 'anywhere', isOneOfMany: true },
  ofTask: true,
  speaksOf: askedIn(
    'report structure',
    'report features',
    'procedural structure',
    'organisation',
    'ideas',
    'information',
  ),
  cases: [
    {
      title: 'asks for headings in one block of instructions',
      purpose: 'instruct',
      task: 'Write a guide to your hobby. Use headings.',
      text: 'Growing beans is easy and you can do it on any deck. Get a big pot, some soil and six beans. Put the pot where it gets the sun until after lunch. Fill it with soil up to the rim. Push each bean in as far as your knuckle. Water them every second day because the pot dries out fast. Tie the plants to a stick when they fall over. Pick the beans when they are as long as your hand.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['Put the pot where it gets the sun until after lunch'],
            ['Fill it with soil up to the rim'],
          ],
        },
      ],
    },
    {
      title: 'asks for another where there are fewer than the task counts',
      task: 'Write a report. Use at least three subheadings.',
      text: 'THE EEL\nThe longfin eel is a fish that lives in our creeks.\nBody\nIt has a long grey body and a fin along its back. It can be as long as a man.\nFood\nIt eats worms, insects and frogs. It hides from people under the banks.',
      finds: [
        { kind: 'nextStep', quotations: [['Food']], slots: { wanted: 'three', found: 'two' } },
      ],
    },
    {
      title: 'leaves enough headings alone, and a line that may be one more',
      task: 'Write a report. Use at least three subheadings.',
      text: 'THE EEL\nThe longfin eel is a fish that lives in our creeks.\nBody\nIt has a long grey body and a fin along its back. It can be as long as a man.\nFood\nIt eats worms, insects and frogs.\nwhere it hides\nIt hides from people under the banks of the creek.',
      finds: [],
    },
    {
      title: 'leaves alone what has short lines, which may be headings',
      purpose: 'instruct',
      task: 'Write a guide to your hobby. Use headings.',
      text: 'Growing beans is easy and you can do it on any deck.\nyou need\nGet a big pot, some soil and six beans. Put the pot where it gets the sun until after lunch. Fill it with soil up to the rim. Push each bean in as far as your knuckle. Water them every second day because the pot dries out fast. Tie the plants to a stick when they fall over. Pick the beans.',
      finds: [],
    },
    {
      title: 'says nothing where headings are a choice, or not named',
      purpose: 'instruct',
      task: 'Write a guide to your hobby. Use headings or numbers.',
      text: 'Growing beans is easy and you can do it on any deck. Get a big pot, some soil and six beans. Put the pot where it gets the sun until after lunch. Fill it with soil up to the rim. Push each bean in as far as your knuckle. Water them every second day because the pot dries out fast. Tie the plants to a stick when they fall over. Pick the beans when they are as long as your hand.',
      finds: [],
    },
  ],
};
