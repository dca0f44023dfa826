import { proseOf } from '../../../text/lines/prose.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { nextStep } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { demandedIn } from './demanded.ts';
import { missingHeading } from './listed-headings.ts';
import { missingReason } from './missing-reason.ts';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { placeOf, type Place } from './place-of.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-part.wording.ts';

/** A shorter text has hardly begun (sentences). */
const FEWEST = 4;

/** As much as what the task asks to be told. */
const OF_CONTENT = 0.93;

const found = (
  part: string,
  skill: Part['skill'],
  { where, words }: Place,
  weight = OF_CONTENT,
): Finding[] =>
  nextStep(words.slice(0, 1), weight, { part, where }).map((one) => ({ ...one, skill }));

/** What the task asks for by a name, where nothing in the text may be it. */
export const askedPart: Rule = {
  find(text) {
    const task = text.task ?? '';
    if (task === '' || isVerse(text) || text.turns.length > 0) return [];
    if (proseOf(text).length + text.sentences.length < FEWEST) return [];
    const heading = missingHeading(text, task);
    if (heading !== undefined) {
      const { name, next } = heading;
      const place: Place =
        next === undefined ? placeOf(text, 'end') : { where: 'before', words: [next.text] };
      const head = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      return found(`a part with the heading ‘${head}’`, 'grouping', place);
    }
    const asked = demandedIn(task);
    const missing = parts.filter(
      ({ by, isOfWhole = false, ofTask, isIn }) =>
        (isOfWhole ? by.test(task) : asked.some((one) => by.test(one))) &&
        (ofTask?.test(task) ?? true) &&
        !isIn(text),
    );
    if (missing.length > 0)
      return missing.flatMap(({ part, skill, where, weight }) =>
        found(part, skill, placeOf(text, where), weight),
      );
    const reason = missingReason(text, asked.join(','));
    return reason === undefined ? [] : found(reason, 'reasons', placeOf(text, 'beforeEnd'));
  },
  skill: 'details',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'report structure',
    'report features',
    'persuasive structure',
    'persuasive features',
    'procedural structure',
    'procedural features',
    'recount structure',
    'recount features',
    'narrative structure',
    'organisation',
    'facts',
    'information',
    'instructions',
  ),
  cases: [
    {
      title: 'counts the numbers that a task wants',
      purpose: 'explain',
      task: 'Write a report with at least three facts with numbers.',
      text: 'Kea are parrots. They are 48 centimetres long. They live high up. They eat roots. Their bills are long. They play in the snow.',
      finds: [{ kind: 'nextStep', slots: { part: 'three facts with a number in each' } }],
    },
    {
      title: 'leaves alone who has them, in whatever form',
      purpose: 'explain',
      task: 'Write a report with at least two numbers.',
      text: 'Kea are parrots. They are half a metre long. They live high up. About five thousand are left. Their bills are long.',
      finds: [],
    },
    {
      title: 'asks for an answer to the other side before the end begins',
      purpose: 'persuade',
      task: 'Write a speech. Address a counter-argument.',
      text: 'I think we should keep our bus. Nana needs it. It is dark by then. Town is far away. So please help us keep it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['please help us keep it']],
          slots: { part: 'an answer to somebody who disagrees', where: 'before' },
        },
      ],
    },
    {
      title: 'leaves alone what may name it',
      purpose: 'persuade',
      task: 'Write a speech. Address a counter-argument.',
      text: 'I think we should keep our bus. Nana needs it. The council thinks nobody rides on it but we do. Town is far away. So please help us keep it.',
      finds: [],
    },
    {
      title: 'takes somebody who only agrees for no other side',
      purpose: 'persuade',
      task: 'Show that you have thought about why some people might disagree.',
      text: 'I think we should keep our bus. My nana says it is her lifeline. It is dark by then. Town is far away. So please help us keep it.',
      finds: [{ kind: 'nextStep', slots: { part: 'an answer to somebody who disagrees' } }],
    },
    {
      title: 'asks for the next reason where a text counts too few',
      purpose: 'persuade',
      task: 'Give three reasons.',
      text: 'I think we should keep our bus. Firstly Nana needs it. She is old. Secondly it is dark by then. That is why we should keep our bus.',
      finds: [{ kind: 'nextStep', slots: { part: 'a third reason', where: 'before' } }],
    },
    {
      title: 'leaves alone a call to action in whatever words, and asks for the one source',
      purpose: 'persuade',
      task: 'Include a fact and say where you got it from. End with a call to action.',
      text: 'I think we should keep our bus. Nana needs it. It is dark by then. Sixty people ride on it. I invite you to sit beside Nana on Friday.',
      finds: [
        {
          kind: 'nextStep',
          slots: { part: 'the source of your facts: who or what told you' },
        },
      ],
    },
    {
      title: 'asks for it after the text where its end can’t be quoted from the start',
      purpose: 'persuade',
      task: 'Tell us what somebody who disagrees might say and answer them.',
      text: 'I think we should keep our bus. Nana needs it. It is dark by then. Town is far away. So next time the council asks what we need, write to them and tell them to keep it!',
      finds: [{ kind: 'nextStep', slots: { part: 'an answer to somebody who disagrees' } }],
    },
    {
      title: 'asks for a warning where the task wants the reader warned',
      purpose: 'instruct',
      task: 'Warn the reader about one thing they should be careful of.',
      text: 'Toast\n1. Put the bread in the slot.\n2. Push the lever down.\n3. Take the bread out.\n4. Spread some jam on it.',
      finds: [{ kind: 'nextStep', slots: { part: 'a warning' } }],
    },
    {
      title: 'leaves reasons alone that go on without a number',
      purpose: 'persuade',
      task: 'Give three reasons.',
      text: 'I think we should keep our bus. Firstly Nana needs it. She is old. Secondly it is dark by then. It is also cheap. That is why we should keep our bus.',
      finds: [],
    },
    {
      title: 'asks for a part of a list by which the text is sorted',
      purpose: 'explain',
      task: 'Include causes, effects and possible solutions under subheadings.',
      text: 'Erosion\nCauses\nRain washes soil off the hills. Goats eat the roots that hold it.\nEffects\nThe rivers turn brown. Eels can’t see their food.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Eels can’t see their food']],
          slots: { part: 'a part with the heading ‘Solutions’', where: 'after' },
        },
      ],
    },
    {
      title: 'asks for it however the list goes on about it',
      purpose: 'instruct',
      task: 'Include a list of equipment, a method, results in a table and a conclusion that says who was right.',
      text: 'Melting\nEquipment\n3 cups\nMethod\n1. Put ice in each cup.\n2. Put the cups in the sun.\nResults\nThe black cup was the first one, after nine minutes in the sun.',
      finds: [{ kind: 'nextStep', slots: { part: 'a part with the heading ‘Conclusion’' } }],
    },
    {
      title: 'asks for it before the next heading of the list',
      purpose: 'instruct',
      task: 'Write a recipe with ingredients, equipment and a method.',
      text: 'Toast\nIngredients\n2 slices of bread\nMethod\n1. Heat the grill until it is hot.\n2. Turn the bread when it is brown.\n3. Eat it.',
      finds: [{ kind: 'nextStep', quotations: [['Method']], slots: { where: 'before' } }],
    },
    {
      title: 'leaves a text alone that is sorted in another way, or has the part without a heading',
      purpose: 'explain',
      task: 'Include causes, effects and possible solutions under subheadings.',
      text: 'Erosion\nCauses\nRain washes soil off the hills. Goats eat the roots that hold it.\nEffects\nThe rivers turn brown. Eels can’t see their food.\nWhat we can do\nPlant trees on the slopes.',
      finds: [],
    },
    {
      title: 'asks for what is no choice beside something that is one',
      purpose: 'persuade',
      task: 'Use some facts or examples, one joke and a counter-argument.',
      text: 'I think we should keep our bus. Nana needs it. It is dark by then. Town is far away. So please help us keep it.',
      finds: [{ kind: 'nextStep', slots: { part: 'an answer to somebody who disagrees' } }],
    },
    {
      title: 'says nothing of what is a choice',
      purpose: 'persuade',
      task: 'Write a speech. You could address a counter-argument.',
      text: 'I think we should keep our bus. Nana needs it. It is dark by then. Town is far away. So please help us keep it.',
      finds: [],
    },
  ],
};
