import { meant } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { askedFor } from '../asked-for.ts';
import { wording } from './asked-because.wording.ts';

/** “Use because”, “with the word ‘because’ in each”: where other words are named, any of them may do. */
const wantsBecause =
  /\b(?:us(?:e|ing)|with|say) (?:the (?:joining )?word )?["'‘“*]?because["'’”*]?(?=[.!;\n]|$| (?:in|at least|to (?:say|explain|give|tell|join)|when|each|every|for each)\b)/iu;

const saysWhy =
  /\b(?:because|be ?cause|cos|coz|cause|bc|bcos|bcoz|since|that['’]?s why|so that)\b/iu;

/** What a reader may ask ‘why?’ of. */
const claims =
  /\b(?:think|believe|should|shouldn['’]t|want|like|love|hate|need|best|better|good|bad)\b/iu;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 3;

/** No ‘because’, nor anything like it, where the task asks for that word. */
export const askedBecause: Rule = {
  find(text) {
    if (askedFor(text.task ?? '', wantsBecause) === null) return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST || saysWhy.test(`${text.text}\n${meant(text)}`)) return [];
    const told = prose.filter((one) => !one.text.endsWith('?'));
    const claim = told.filter((one) => claims.test(meant(one)));
    const places = [...claim, ...told].flatMap((one) => openingPhrase(text, one));
    return nextStep(places.slice(0, 1), 0.93);
  },
  skill: 'explaining',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'persuasive features',
    'report features',
    'recount features',
    'narrative features',
    'sentence structure',
    'reasons',
    'opinion',
    'connectives',
  ),
  cases: [
    {
      title: 'asks for the word where nothing says why',
      purpose: 'persuade',
      task: 'Tell us if we should get a class pet. Give two reasons and use because.',
      text: 'We should get a class pet. I want a rabit. Rabits are soft. They hop. My cusin has a rabit.',
      finds: [{ kind: 'nextStep', quotations: [['We should get a class pet']] }],
    },
    {
      title: 'leaves a text alone that says why, however it is spelt',
      purpose: 'persuade',
      task: 'Use the word ‘because’ in each reason.',
      text: 'We should get a pet. I want a rabbit becos it is soft. They hop. My cousin has one.',
      finds: [],
    },
    {
      title: 'says nothing where other words do as well, or the task only says why',
      purpose: 'persuade',
      task: 'Use because, so or but. Do this with care because it matters.',
      text: 'We should get a pet. I want a rabbit. They hop. My cousin has one.',
      finds: [],
    },
  ],
};
