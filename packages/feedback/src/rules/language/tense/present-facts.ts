import { deedsOf } from '../../../text/meaning/deeds.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './present-facts.wording.ts';
import { own } from '../../../text/meaning/own-words.ts';

/** What animals, plants and things do; with `-s`, these are no nouns after their subject. */
const deeds =
  'live eat grow use lay hunt weigh come make hide sleep swim spend protect contain produce belong feed need become get keep move look help begin happen give take turn build drink breathe';
const bare = deeds.split(' ').join('|');
const third = `${deeds.split(' ').join('s|')}s`;

/** No thing, so that what comes next is one: “which moves”, “their daily needs”, “the first turns”. */
const describing =
  'this|always|sometimes|perhaps|the|its|their|our|your|his|her|which|what|whose|any|some|every|all|many|more|most|few|new|other|own|first|next|daily|basic|special|different|good|sharp|quick|slow|big|small|long|short|safe|two|three|four|five|six|seven|eight|nine|ten';

/** Several do it, or one does: “the knee carry” is no verb to praise. */
const fact = new RegExp(
  String.raw`\b(?:(?:they|people|children|(?!(?:${describing})\b)\p{L}{2,}[^s\P{L}]s) (?:(?:can|also|usually|often|mostly) )?(${bare}|have|go|fly|catch|carry)|(?:it|he|she|(?!(?:they|you|people|children|are|energy|soft|fizzy|sports?|${describing})\b)\p{L}{2,}[^s\P{L}]) (?:(?:also|usually|often|mostly) )?(${third}|has|goes|flies|catches|carries))\b`,
  'giu',
);

/** “It had a face like an owl”: one fact among those that are told as true now. */
const slip =
  /^(?:(?:it|they) (?:had|weighed|ate|lived|laid|grew|hunted|looked like|slept|swam|flew)|(?:the|both|its|their) (?:parents?|males?|females?|adults?|babies|chicks?|young|mothers?|fathers?) (?:fed|laid|ate|hatched|hunted|stayed|looked after|grew|swam|flew))\b/iu;

/** Tells what a thing is, has, can or does. */
const isOfNow = ({ text }: Sentence): boolean =>
  /\b(?:is|are|has|have|can|can['’]?t)\b/iu.test(text) || text.search(fact) >= 0;

/** What is gone is told in the past. */
const gone =
  /\b(?:extinct|dinosaurs?|moa|died out|no longer|ancient|haast['’]?s|huia|mammoths?|fossils?|invent\p{L}*|built|war)\b/iu;

/** Facts in the present for one in the past. */
const MANY = 2;

/** How something came to be is told in the past, or ought to be. */
const history = /\b(?:was|were|did|ago|used to|1[5-9]\d\d|20\d\d)\b/iu;

/** With more of what somebody did, it is a story. */
const TOLD = 2;

/** Facts told as always true, shown by three verbs; or one that slips into the past. */
export const presentFacts: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts' || deedsOf(text).length > TOLD) return [];
    const told = proseOf(text).filter(
      (one, i, all) =>
        // Chat in between tells no fact: “my dad gets them at Riverton”.
        !own.test(one.text) && ![all[i - 1], one].some((near) => history.test(near?.text ?? '')),
    );
    const verbs = told
      .flatMap((one) => [...one.text.matchAll(fact)])
      .map(([, several, one = '']) => several ?? one);
    const different = [
      ...new Map(verbs.map((verb) => [verb.toLowerCase().replace(/s$/u, ''), verb])).values(),
    ];
    const slipped = told.filter((one) => slip.test(one.text));
    const isSlip =
      slipped.length > 0 &&
      told.filter(isOfNow).length >= slipped.length * MANY &&
      !gone.test(text.text);
    if (isSlip)
      return nextStepAtSeveral(
        slipped.flatMap((one) => openingPhrase(text, one)),
        slipped.length > 1 ? 0.84 : 0.72,
      );
    return different.length < 3
      ? []
      : [{ kind: 'strength', quotations: [different.slice(0, 3)], weight: 0.7 }];
  },
  skill: 'presentTense',
  wording,
  taken: { by: 'inflecting' },
  speaksOf: {
    strength: { 'report features': 1, tense: 2 },
    nextStep: { 'report features': 1, 'general writing': 3, tense: 1 },
  },
  cases: [
    {
      title: 'shows three verbs',
      text: 'Kea are parrots. They live in the mountains. They eat roots. A kea lays two eggs. It uses sticks.',
      finds: [{ kind: 'strength', quotations: [['live', 'eat', 'lays']] }],
    },
    {
      title: 'asks whether a fact in the past is still true',
      text: 'The kākāpō is a parrot. It has soft green feathers. It had a face like an owl. It weighed up to 4 kilograms. It eats leaves and seeds. It lives on islands. A kākāpō makes a booming sound. Its favourite food is rimu fruit.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['It had a face like an owl', 'It weighed up to 4 kilograms']],
        },
      ],
    },
    {
      title: 'asks so of what parents and young do',
      text: 'Kea are parrots. They live in the hills. A kea has a long bill. Both parents fed the chick.',
      finds: [{ kind: 'nextStep', quotations: [['Both parents fed the chick']] }],
    },
    {
      title: 'leaves the past of what is gone alone, and how it came to be',
      text: 'Moa are extinct. They had long necks. They have relatives in Australia. Emus live in deserts. An emu lays a green egg. Emus eat seeds.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'shows none of a heading, which may have been given',
      text: 'Kea\nHow it looks\nKea are parrots and they live in the mountains.\nWhat it eats\nThey dig for roots, and a kea lays two eggs.',
      finds: [],
    },
    {
      title: 'takes a thing to drink for no verb',
      text: 'Energy drinks are drinks that give you energy. They have caffeine. It makes you feel awake.',
      finds: [],
    },
    {
      title: 'takes a thing after the word that tells which for no verb',
      text: 'A referee is an official. Players learn which moves are safe. The coach knows their daily needs. Everybody fears the turns. It is a hard job.',
      finds: [],
    },
    {
      title: 'shows none of the writer’s own chat',
      text: 'Pāua are shellfish. My dad gets them at the rocks. They live on reefs. They eat seaweed. A pāua has one big foot.',
      finds: [{ kind: 'strength', quotations: [['live', 'eat', 'has']] }],
    },
    {
      title: 'takes no verb that doesn’t agree, no noun and nothing from the history of a thing',
      text: 'A crane is a machine. The hook carry the load. It lift steel. The feed pipe is long. The first cranes were wooden. They use oxen to turn them. Cranes need a driver. They move on tracks.',
      finds: [],
    },
    {
      title: 'says nothing of what happened once',
      text: 'We went to the zoo. We saw a kea. It ate a root. It jumped. They have a big cage. They live there. I got a toy and it makes a noise.',
      finds: [],
    },
  ],
};
