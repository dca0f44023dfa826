import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './shown-quality.wording.ts';

const quality =
  '(?:good|nice|kind|funny|cool|awesome|amazing|naughty|cheeky|clever|smart|brave|lovely|sweet|mean|lazy|crazy|silly|helpful|caring|the best)';

/** ‘He is a good dog’, ‘My nana is really nice’, and no more. */
const bare = new RegExp(
  String.raw`^(?:and |but |so )?(?<who>he|she|they|my \p{L}+|\p{Lu}\p{L}+) (?:is|are|was|were|r)(?: also)?(?: (?:so|really|very|just|too))* (?:a |an )?${quality}(?: (?:and|but) ${quality})?(?: (?:dog|cat|pet|puppy|kitten|friend|girl|boy|person|sister|brother|mum|dad|teacher|coach|cousin|nana|koro|grandad|grandma))?\W*$`,
  'iu',
);

/** Shows what somebody does, or how one can tell. */
const shows =
  /\b(?:because|when|if|gives?|gave|helps?|helped|makes?|made|lets?|takes?|took|always|never|once|does|did|said|says|tells?|told|plays?|played|reads?|\p{L}{3,}ed)\b/iu;

/** ‘He is also funny and everyone likes him’: says what somebody is like, and perhaps who thinks so. */
const qualities = String.raw`(?:good|nice|kind|funny|cool|awesome|amazing|clever|smart|brave|lovely|sweet|helpful|caring|friendly|generous|gentle|the best)`;
const judged = new RegExp(
  String.raw`^(?<who>he|she) (?:is|was)(?: also)?(?: (?:so|really|very|just|too|always))* (?:(?:an? )?${qualities}|the (?:nicest|kindest|funniest|bravest|best)|good at (?:heaps|lots|loads) of things)(?: (?:as well|too))?(?: and (?:${qualities}|everyone (?:likes|loves) (?:him|her)))?(?: (?:person|friend|uncle|aunty|nana|koro|dad|mum|sister|brother|cousin|teacher))?(?: (?:you|anyone) could (?:ever )?(?:have|ask for|meet))?\W*$`,
  'iu',
);

/** So many of them in a paragraph say over and over what nothing there shows (sentences). */
const OVER_AND_OVER = 3;

/** A paragraph that says what somebody is like, and never what they do. */
function saidOverAndOver(text: StudentText): Finding[] {
  const parts = [...Map.groupBy(text.sentences, ({ line }) => line).values()];
  return parts.flatMap((part) => {
    const said = part.filter((one) => judged.test(meant(one)) && !isSpoken(text, one));
    const others = part.filter((one) => !said.includes(one));
    const [first] = said;
    if (first === undefined || said.length < OVER_AND_OVER || said.length < part.length / 2)
      return [];
    if (
      others.some((one) => /\b(?:when|once|last|gave|helped|made|took|said)\b/iu.test(meant(one)))
    )
      return [];
    const who = judged.exec(meant(first))?.groups?.['who']?.toLowerCase() ?? 'he';
    return nextStep(openingPhrase(text, first), 0.9, { does: `does ${who}` });
  });
}

const subjects: Readonly<Record<string, string>> = { he: 'he', she: 'she', they: 'they' };

/** ‘My house is nice’ is no deed of anybody’s. */
const people =
  /^my (?:dog|cat|pet|puppy|kitten|friend|sister|brother|mum|dad|teacher|coach|cousin|nana?|koro|kuia|grandad|grandma|aunty|uncle|poppa|rabbit|horse|pony)$/u;

function whoIn(text: string): string | null {
  const who = bare.exec(text)?.groups?.['who']?.toLowerCase();
  if (who === undefined) return null;
  return subjects[who] ?? (people.test(who) ? who.replace(/^my/u, 'your') : null);
}

const isShown = (text: StudentText, i: number): boolean =>
  [text.sentences[i - 1], text.sentences[i + 1]].some(
    (one: Sentence | undefined) => one !== undefined && shows.test(meant(one)),
  );

/** Says of somebody what they are like, and not what they do. */
export const shownQuality: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    if (kind === 'steps' || kind === 'argument') return [];
    const again = saidOverAndOver(text);
    if (again.length > 0) return again.slice(0, 1);
    return text.sentences.flatMap((one, i) => {
      const who = whoIn(meant(one));
      if (who === null || isShown(text, i) || isSpoken(text, one)) return [];
      const does = who === 'they' ? `do ${who}` : `does ${who}`;
      return nextStep(openingPhrase(text, one), 0.82, { does });
    });
  },
  skill: 'details',
  wording,
  taken: { by: 'adding', where: 'here' },
  speaksOf: {
    nextStep: {
      ideas: 9,
      'narrative features': 9,
      'recount features': 9,
      'report features': 9,
      'general writing': 9,
      description: 9,
      vocabulary: 9,
    },
  },
  cases: [
    {
      title: 'asks what somebody does that shows it',
      text: 'My dog is Max. He is brown. He is a good dog. I love Max.',
      finds: [{ kind: 'nextStep', quotations: [['He is a good dog']], slots: { does: 'does he' } }],
    },
    {
      title: 'knows kin, and pets, and what a misspelling stands for',
      text: 'My nana is relly nice. I like her.',
      finds: [{ kind: 'nextStep', slots: { does: 'does your nana' } }],
    },
    {
      title: 'asks it of a paragraph that says over and over what somebody is like',
      text: 'My uncle is tall. He always wears jandals.\nHe is really kind. He is also really funny and everyone likes him. He is brave as well. He is the nicest uncle you could ever have.',
      finds: [
        { kind: 'nextStep', quotations: [['He is really kind']], slots: { does: 'does he' } },
      ],
    },
    {
      title: 'asks nothing where it is shown, there or beside it',
      text: 'She is nice because she shares. My cat is funny. He chases his tail. I see him. My koro is kind when I fall.',
      finds: [],
    },
    {
      title: 'asks nothing of things, of what is said aloud, and of arguments',
      text: 'My house is nice. It is blue. “She is nice,” said Mum. It is hot.',
      finds: [],
    },
  ],
};
