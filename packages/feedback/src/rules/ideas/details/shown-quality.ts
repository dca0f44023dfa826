import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
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
