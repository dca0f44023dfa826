import { isVerse } from '../../../text/forms/verse.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { greets } from '../../../text/meaning/letter-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-start.wording.ts';
import { askedAtStart } from './of-an-edge.ts';
import { settingLacking, startDemands } from './start-demands.ts';

/** A shorter text has hardly begun (sentences). */
const FEWEST = 3;

/** What the task wants at the start, where none of the first sentences may be it. */
export const askedStart: Rule = {
  find(text) {
    const task = text.task ?? '';
    if (task === '' || isVerse(text) || text.turns.length > 0) return [];
    if (proseOf(text).length < FEWEST) return [];
    const first = text.sentences.find((one) => !greets.test(one.text));
    const places = openingPhrase(text, first);
    const asked = askedAtStart(task);
    const missing = startDemands.find(
      ({ by, isIn }) => asked.some((one) => by.test(one)) && !isIn(text),
    );
    if (missing !== undefined)
      return nextStep(places, 0.94, { asked: missing.asked }).map((one) => ({
        ...one,
        skill: missing.skill,
      }));
    const setting = settingLacking(text, task);
    return setting === undefined ? [] : nextStep(places, 0.93, { asked: setting });
  },
  skill: 'orientation',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'narrative structure',
    'narrative features',
    'recount structure',
    'recount features',
    'persuasive structure',
    'persuasive features',
    'opening',
    'opinion',
    'organisation',
  ),
  cases: [
    {
      title: 'asks for the writer’s view where the task wants it first',
      purpose: 'persuade',
      task: 'Tell me what you think first and then give two reasons.',
      text: 'There are many pets like cats, dogs and fish. People buy them in shops. Cats are soft. They catch mice. So we should all get a cat.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['There are many pets like cats, dogs and fish']],
          slots: { asked: 'what you think' },
        },
      ],
    },
    {
      title: 'leaves a view alone, in whatever words',
      purpose: 'persuade',
      task: 'State your opinion in the first sentence.',
      text: 'Dogs belong on our beach. Some of them swim. They are clean. They play. So we should let them stay.',
      finds: [],
    },
    {
      title: 'asks a story that is to begin in the action for it',
      purpose: 'narrate',
      task: 'Drop us straight into the action at the start.',
      text: 'Hemi was eleven and lived in Taupō with his mum. He liked to climb. One day he went up the cliff. The rope snapped and he fell.',
      finds: [
        { kind: 'nextStep', quotations: [['Hemi was eleven and lived in Taupō with his mum']] },
      ],
    },
    {
      title: 'asks when it happened where the task names who, when and where',
      purpose: 'recount',
      task: 'Start by telling us who was there, when it was and where you were.',
      text: 'The fridge stopped humming and the TV went pop in our house. I could not see my own hand. I got my headlamp out of the box. We cooked on the deck.',
      finds: [{ kind: 'nextStep', slots: { asked: 'when it happened' } }],
    },
    {
      title: 'leaves a beginning alone that tells both',
      purpose: 'recount',
      task: 'Orientate the reader (who/when/where).',
      text: 'Last Thursday Room 12 stayed at a marae in Gisborne. The karanga started. We walked on. It was very quiet.',
      finds: [],
    },
    {
      title: 'says nothing where the task wants it anywhere',
      purpose: 'persuade',
      task: 'Tell us your opinion.',
      text: 'There are many pets like cats, dogs and fish. People buy them in shops. Cats are soft. They catch mice. So we should all get a cat.',
      finds: [],
    },
  ],
};
