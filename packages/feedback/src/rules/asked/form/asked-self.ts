import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech, isSpoken } from '../../../text/spoken.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { askedFor } from '../asked-for.ts';
import { wording } from './asked-self.wording.ts';

/** “Write it in the first person”, “using I”, “Use ‘I’.”; “use I think” names other words. */
const wantsFirst =
  /\b[Ff]irst[- ]person\b|\b(?:[Uu]se|[Uu]sing|[Ww]rite (?:it )?(?:as|using)|written as) ["'‘“]?I["'’”]?(?=[,.;:!?)]|\s(?!think|believe|can|am|feel)|$)/u;
const bans =
  /\b(?:no|not|never|without|avoid(?:ing)?|instead of|rather than|dont|third)\b|n['’]t\b/iu;

const isAskedIn = (task: string): boolean =>
  task.split(/(?<=[.!?\n;])/u).some((one) => {
    const match = askedFor(one, wantsFirst);
    return match !== null && !bans.test(one);
  });

const self = /^(?:i|im|me|my|mine|myself|we|us|our|ours|i['’](?:m|d|ve|ll)|we['’](?:re|d|ve|ll))$/u;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 3;

/** A text that never says ‘I’ or ‘we’, though its task asks for the first person. */
export const askedSelf: Rule = {
  find(text) {
    if (isVerse(text) || text.turns.length > 0 || text.sentences.length < FEWEST) return [];
    if (!isAskedIn(text.task ?? '')) return [];
    if (text.words.some((word) => self.test(word.lower) && !isSpoken(text, word))) return [];
    const prose = proseOf(text).filter((one) => !hasSpeech(text, one));
    const told = prose.filter((one) => /\b(?:he|she|they|his|her|their)\b/iu.test(one.text));
    const places = [...told, ...prose].flatMap((one) => openingPhrase(text, one));
    return nextStep(places.slice(0, 2), 0.93);
  },
  skill: 'tone',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'narrative structure',
    'narrative features',
    'recount structure',
    'recount features',
    'voice',
  ),
  cases: [
    {
      title: 'asks for ‘I’ in a text that has none',
      purpose: 'narrate',
      task: 'Retell it from Baby Bear’s point of view, using I.',
      text: 'The door was open. Baby Bear looked in his bowl and it was empty. “I am hungry,” he said. The bed was warm.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Baby Bear looked in his bowl and it was empty'], ['The door was open']],
        },
      ],
    },
    {
      title: 'leaves a text alone in which the writer is, in whatever form',
      purpose: 'narrate',
      task: 'Write it in the first person.',
      text: 'The door was open. My bowl was empty. Somebody sat on the chair.',
      finds: [],
    },
    {
      title: 'says nothing where the task bans it',
      purpose: 'explain',
      task: 'Do not use the first person. Don’t use I.',
      text: 'The door was open. The bowl was empty. Somebody sat on the chair.',
      finds: [],
    },
  ],
};
