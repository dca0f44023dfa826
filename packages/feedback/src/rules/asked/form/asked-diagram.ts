import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { askedFor } from '../asked-for.ts';
import { wording } from './asked-diagram.wording.ts';

const picture = String.raw`(?:diagram|picture|drawing|sketch|cross-?section|map|illustration)`;
const labels = String.raw`(?:label(?:l?ed|l?ing|s)?|parts named|named parts|its parts)`;

/** “A labelled diagram”, “draw a picture and label it”, “a diagram of the gear with parts named” */
const wantsLabels = new RegExp(
  String.raw`\b${labels}\b[^.!?\n]{0,20}\b(${picture})s?\b|\b(${picture})s?\b[^.!?\n]{0,40}\b${labels}\b`,
  'iu',
);

/** Anything that stands for a picture, or points at one. */
const points = new RegExp(
  String.raw`\b(?:${picture}|photo|image|figures?|fig|poster|drawn|label\p{L}*|arrows?|below|above here|as shown)\b|→|->`,
  'iu',
);

/** “[Drawing of a seedling in a hole]”, “Picture: a bee”: what was drawn is told in words. */
const described = new RegExp(
  String.raw`[[(](?:my )?(?:${picture}|photo)\b[^\])\n]{0,200}[\])]|^\W*(?:my )?(?:${picture}|photo)\s?:[^\n]{0,200}$`,
  'imu',
);

/** Names parts: a list, or the word itself. */
const named = /label|→|->|,[^,]*,|:[^:]*,/iu;

/** What is easier to see than to read. */
const shown =
  /\b(?:left|right|lines?|box|between|around|above|below|under|side|sides|metres?|cm|goal|circles?|squares?|middle|top|bottom|inside|outside|shape|layers?|part|parts|tube|pipe|shell|legs?|wings?)\b/iu;

/** A place that can be found again (words). */
const A_PLACE = 4;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 3;

function placesIn(text: StudentText): string[] {
  const prose = proseOf(text);
  return [...prose.filter((one) => shown.test(one.text)), ...prose.slice(1)]
    .flatMap((one) => openingPhrase(text, one))
    .filter((phrase) => countWords(phrase) >= A_PLACE);
}

/**
 * A labelled diagram that the task asks for. No picture can be seen here: a text that points at none
 * is told where it would help; labels are missed only in a picture that is told in words.
 */
export const askedDiagram: Rule = {
  find(text) {
    const asked = askedFor(text.task ?? '', wantsLabels);
    if (asked === null || isVerse(text) || isStory(text) || text.turns.length > 0) return [];
    const drawn = (asked[1] ?? asked[2] ?? 'diagram').toLowerCase().replace(/^ill.*/u, 'picture');
    const [told] = described.exec(text.text) ?? [];
    if (told !== undefined)
      return named.test(told.replace(/^[^:\n]{0,20}:/u, ''))
        ? []
        : nextStep(placesIn(text).slice(0, 1), 0.9, { unlabelled: drawn });
    if (points.test(text.text) || text.sentences.length < FEWEST) return [];
    return nextStep(placesIn(text).slice(0, 2), 0.7, { picture: drawn });
  },
  skill: 'details',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'procedural structure',
    'procedural features',
    'report structure',
    'report features',
    'instructions',
    'information',
  ),
  cases: [
    {
      title: 'shows where a diagram would help that no word points at',
      purpose: 'instruct',
      task: 'Include the rules in order and a labelled diagram of how to set it up.',
      text: 'Ghost Goalie is for three players. Draw a goal on the wall with chalk. Kick the ball at it. The last one in wins.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Draw a goal on the wall with chalk']],
          slots: { picture: 'diagram' },
        },
      ],
    },
    {
      title: 'asks for the labels of a picture that is told in words',
      purpose: 'explain',
      task: 'Add a picture w labels underneath.',
      text: 'Bees drink nectar from flowers. They keep it in a second stomach. [Picture of a bee in my garden]',
      finds: [{ kind: 'nextStep', slots: { unlabelled: 'picture' } }],
    },
    {
      title: 'leaves alone a picture whose parts are named, and a text that points at one',
      purpose: 'explain',
      task: 'Add a picture w labels underneath.',
      text: 'Bees drink nectar from flowers. They keep it in a second stomach, as you see in my drawing. [Picture: bee, nectar, stomach]',
      finds: [],
    },
    {
      title: 'says nothing where a diagram is a choice, or of a story',
      purpose: 'explain',
      task: 'Add a labelled diagram or a table.',
      text: 'Bees drink nectar from flowers. They keep it in a second stomach. The hive is full of wax.',
      finds: [],
    },
  ],
};
