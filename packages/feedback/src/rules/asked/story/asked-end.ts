import { meant } from '../../../language/spelling/meant.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { endPlaces } from '../content/end-places.ts';
import { wording } from './asked-end.wording.ts';
import { endDemands } from './end-demands.ts';
import { askedAtEnd } from './of-an-edge.ts';

/** A shorter text has hardly begun (sentences). */
const FEWEST = 3;

/** As much as belongs to an end (sentences). */
const END = 3;

/** After the end, a P.S. or a farewell may still say it (characters). */
const LONGEST_CLOSE = 120;

/** What the task wants at the end, where none of the last sentences may be it. */
export const askedEnd: Rule = {
  find(text) {
    const task = askedAtEnd(text.task ?? '');
    if (task.length === 0 || isVerse(text) || text.turns.length > 0) return [];
    const ending = endingOf(text, END);
    if (proseOf(text).length < FEWEST || ending.length === 0) return [];
    const [from] = ending;
    const after = text.text.slice(ending.at(-1)?.end).slice(0, LONGEST_CLOSE);
    const last = ending.flatMap((one, i) =>
      [meant(one), one.text].map((words) => ({ words, fromEnd: ending.length - 1 - i })),
    );
    const said = [...last, { words: meant({ text: after }), fromEnd: 0 }];
    const isFacts = kindOfWriting(text) === 'facts' && text.purpose === 'explain';
    for (const { by, asked, isIn, skill } of endDemands.filter(
      (one) => !one.isOfFacts || isFacts,
    )) {
      const match = task.map((one) => by.exec(one)).find((one) => one !== null);
      if (
        match === undefined ||
        from === undefined ||
        said.some(({ words, fromEnd }) => isIn(words, fromEnd))
      )
        continue;
      const places = endPlaces(text, ending.at(-1));
      return nextStep(places.slice(0, 1), 0.94, { asked: asked(match).toLowerCase() }).map(
        (one) => ({ ...one, skill }),
      );
    }
    return [];
  },
  skill: 'conclusion',
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
    'report structure',
    'ending',
    'voice',
    'organisation',
  ),
  cases: [
    {
      title: 'asks how an animal felt where the task wants it at the end',
      purpose: 'narrate',
      task: 'Write a story as an animal. Finish by telling us how the animal felt at the end.',
      text: 'I am Biscuit and I live in Room 9. A boy put me on the mat. I ran into a bag. The zip went shut. The bag went on the bus. The driver took me back to Room 9 in his hat. Kobe did the cleaning for three weeks.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Kobe did the cleaning for three weeks']],
          slots: { asked: 'how the animal felt' },
        },
      ],
    },
    {
      title: 'asks a report why its animal matters where its end only tells who held one',
      purpose: 'explain',
      task: 'Write a report. Finish with why it matters.',
      text: 'Wētāpunga are giant insects. They hide under bark in the daytime. They eat leaves. Auckland Zoo breeds them. It has released thousands. My cousin got to hold one and it was like holding a mandarin.',
      finds: [{ kind: 'nextStep', slots: { asked: 'why it matters' } }],
    },
    {
      title: 'asks what the reader should do',
      purpose: 'persuade',
      task: 'Finish by telling the reader what they should do.',
      text: 'Marmite is the best thing to put on toast. It is salty and dark. One jar goes on and on. We have had our jar since Christmas. Dad hid the last jar behind the rice.',
      finds: [{ kind: 'nextStep', slots: { asked: 'what your reader should do' } }],
    },
    {
      title: 'asks for a question, however the task words it',
      purpose: 'persuade',
      task: 'Your last sentence should be a question for your reader.',
      text: 'Cats are the best pet. They are soft. They catch mice. I hope you get a cat too.',
      finds: [{ kind: 'nextStep', slots: { asked: 'a question' } }],
    },
    {
      title: 'leaves alone what may be a feeling or a thought, in whatever words',
      purpose: 'recount',
      task: 'At the end, tell us how you felt and what you learned.',
      text: 'We went to the dump with Poppa. It was full of old fridges. I found a bike. Dad said no and Poppa said yes. I was so chufd. Now I always look before I buy.',
      finds: [],
    },
    {
      title: 'leaves an end alone that calls for something, in whatever words',
      purpose: 'persuade',
      task: 'Include an ending that tells your reader what to do.',
      text: 'Marmite is the best thing to put on toast. It is salty and dark. One jar goes on and on. Spread some on your toast tomorrow.',
      finds: [],
    },
    {
      title: 'says nothing of an end that is a choice, of another end, or in a book',
      purpose: 'recount',
      task: 'End with how you felt or a question. Put a comma at the end of each line. Tell us how a character in the book felt at the end.',
      text: 'We went to the dump with Poppa. It was full of old fridges. I found a bike. Dad put it on the trailer. We drove home past the river.',
      finds: [],
    },
  ],
};
