import { alternatives } from '../../../language/any-of.ts';
import { commandOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { phraseAround } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { methodOf } from '../../kind-of-writing/method.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './unlisted-thing.wording.ts';

const heading =
  /(?:^|\n)\W*(?:what )?(?:you(?:['’]ll| will)? need|ingredients|materials|equipment|things (?:you|we|i) need|tools|supplies|utensils)\b/iu;

/** Things that have to be fetched before they are used. */
const tools = alternatives(`
bowl pot pan saucepan spoon knife fork whisk sieve grater peeler tray plate jug cup jar oven microwave toaster blender towel tea-towel cloth rag sponge bucket basket bag box
broom mop brush paintbrush scissors ruler pencil pen rubber eraser felt glue sellotape tape stapler string rope wool needle nail nails hammer screwdriver saw drill sandpaper
spade shovel rake hose watering-can peg pegs blanket sheet pillow cushion torch ladder chair stool balloon straw skewer toothpick foil yoghurt oil salt sugar butter vinegar cardboard
`);
const used = new RegExp(
  String.raw`\b(?:with|in|into|onto|on|use|using|get|grab|from|over|through|under) (?:a|an|your|the|some|another) (?:(?!(?:finger|thumb|toe)\b)\p{L}+ ){0,2}?(${tools})(?!\p{L}|-| of\b)`,
  'giu',
);

/** What comes off a roll or out of a bottle, and scissors, are used without an article: “Wrap some tape around it.” */
const stuff = 'tape|sellotape|glue|string|wool|rope|foil|scissors|sandpaper|cardboard';
const usedUp = new RegExp(
  String.raw`\b(?:(?:with|wrap|stick|use|using|get|grab|tear off|cut|add|put) (?:(?:a (?:bit|piece|strip|dab|blob) of|some|more) )?|(?<=(?:^|[.!?]|\d[.)]) )(?:carefully )?(?=(?:tape|glue) (?:it|them|the|your|each|both|down)\b))(${stuff})(?!\p{L}|-| (?:stick|gun|bag|box|shop)\b)`,
  'gimu',
);

/** Food that comes whole, as a step first names it: “Put the pineapple in.” */
const foods =
  'pineapple|banana|carrot|lemon|lime|mango|tomato|potato|k[uū]mara|capsicum|cucumber|pumpkin|coconut';
const added = new RegExp(
  String.raw`\b(?:add|put|chop|slice|grate|peel|mash|squeeze) (?:in )?(?:the|a|your) (${foods})(?=\W*$| (?:in|on|into|onto|up)\b|[.,])`,
  'gimu',
);

/** What a bowl holds may be in the list under another name. */
const sameThing: Readonly<Record<string, string>> = {
  saucepan: 'pot|pan',
  pot: 'saucepan|pan|container',
  pan: 'pot|frypan|saucepan',
  rubber: 'eraser',
  eraser: 'rubber',
  box: 'container|carton',
  jar: 'container|bottle',
  cloth: 'rag|towel|sponge',
  rag: 'cloth',
  tape: 'sellotape|masking',
  sellotape: 'tape',
  shovel: 'spade',
  spade: 'shovel',
  pen: 'felt|marker|vivid|pencil',
  pencil: 'pen',
  brush: 'paintbrush',
  string: 'rope|wool|twine|flax',
  bowl: 'basin|dish',
  nail: 'nails',
  peg: 'pegs',
};

const methodHeading =
  /(?:^|\n)\W*(?:method|steps|what (?:to|you) do|instructions|directions|how to do it)\W*(?=\n)/iu;
const firstNumber = /(?:^|\n)\s*1[.)] +\p{L}/u;
/** Without a mark, ‘1 can’ may be an amount. */
const bareNumber = /(?:^|\n)\s*1 +\p{L}[^\n]*\n+\s*2 +\p{L}/u;

/** A kit holds what a list needn’t name. */
const ofKit = /^(?:sandpaper|glue|brush|cloth|needle|nails?)$/u;

/** So much of what stands around it shows that (letters). */
const AROUND = 60;

/** Where the steps begin, after the list of what is needed; null without either. */
function stepsAfterList(text: StudentText): number | null {
  const match = heading.exec(text.text);
  if (match === null) return null;
  const from = match.index + match[0].length;
  const rest = text.text.slice(from);
  const marked = methodHeading.exec(rest) ?? firstNumber.exec(rest) ?? bareNumber.exec(rest);
  if (marked !== null) return from + marked.index;
  const first = text.sentences.find(
    (one) => one.start > from && commandOf(one) !== null && /[.!]$/u.test(one.text),
  );
  return first?.start ?? null;
}

/** Whether a step uses it: “it feels like sitting on a chair” needs none. */
const isUsed = (method: readonly Sentence[], at: number): boolean =>
  method.some(
    ({ text, start, end }) =>
      start <= at && at < end && !/\b(?:like|as if)\b/iu.test(text.slice(0, at - start)),
  );

/** ‘To the gate with the red rope’: a part of the place. */
const ofPlace =
  /\b(?:to|at|on|onto|by|near|from|past|over|under|behind|towards?|until) (?:the|your|their|that) (?:\p{L}+ ){1,2}$/iu;
const withPart = /^with the\b/iu;

/** ‘Don’t use the oven’, ‘a spoon or your fingers’: nobody needs it. */
const forbidden = /\b(?:don['’]?t|do not|never|not|no need|instead of|without)\b[^.!?\n]*$/iu;
const orElse = /^,? or\b/iu;

/** Whether a reader has to get it. */
function isNeeded({ text }: StudentText, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const isPart = withPart.test(text.slice(start, end)) && ofPlace.test(before);
  return !isPart && !forbidden.test(before) && !orElse.test(text.slice(end, end + AROUND));
}

/** Whether it is in the list, made on the way, or spoken of before. */
function isKnown(text: StudentText, thing: string, steps: number, at: number): boolean {
  const list = text.text.slice(0, steps);
  const names = `${thing.replace(/s$/u, '')}|${sameThing[thing] ?? thing}`;
  const made = String.raw`\b(?:make|made|build|fold|into)\b[^.\n]*${thing}|the ${thing}`;
  const isInKit = ofKit.test(thing) && /\b(?:kit|set)\b/iu.test(list);
  return (
    isInKit ||
    new RegExp(names, 'iu').test(list) ||
    new RegExp(made, 'iu').test(text.text.slice(steps, at))
  );
}

/** Something that a step uses and the list of what is needed leaves out. */
export const unlistedThing: Rule = {
  find(text) {
    const steps = kindOfWriting(text) === 'steps' ? stepsAfterList(text) : null;
    if (steps === null) return [];
    const method = methodOf(text);
    return [used, usedUp, added]
      .flatMap((pattern) => [...text.text.matchAll(pattern)])
      .flatMap((match) => {
        const thing = match[1]?.toLowerCase() ?? '';
        if (match.index < steps || /\binto an?\b/iu.test(match[0])) return [];
        if (!isUsed(method, match.index)) return [];
        if (isKnown(text, thing, steps, match.index)) return [];
        const end = match.index + match[0].length;
        if (!isNeeded(text, match.index, end)) return [];
        const place = phraseAround(text, { start: match.index, end });
        return place === null ? [] : nextStep([place], 0.82, { thing });
      })
      .slice(0, 1);
  },
  skill: 'materials',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh, slots }) => fresh.toLowerCase().includes(slots['thing'] ?? '\n') || undefined,
  },
  speaksOf: {
    nextStep: {
      'procedural structure': 2,
      'procedural features': 3,
      instructions: 2,
      'general writing': 4,
      ideas: 3,
    },
  },
  cases: [
    {
      title: 'finds food that is in a step and in no list',
      text: 'How to make otai\nYou need:\n1 watermelon\ncoconut cream\n1. Cut the watermelon in half.\n2. Scrape it out with your hands.\n3. Put the pineapple in.\n4. Pour in the coconut cream.',
      finds: [
        { kind: 'nextStep', quotations: [['Put the pineapple in']], slots: { thing: 'pineapple' } },
      ],
    },
    {
      title: 'takes an amount in the list for no first step',
      text: 'How to make juice\nYou need:\n1 big melon\n1 can of milk\na fork\n\n1. Cut the melon in half.\n2. Scrape it out with the fork.\n3. Pour in the milk.',
      finds: [],
    },
    {
      title: 'names what the list leaves out',
      text: 'You need\n2 chairs\n3 blankets\n1. Push the chairs apart.\n2. Hang a blanket over the chairs.\n3. Hold it up with a broom like a tent.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Hold it up with a broom like a tent']],
          slots: { thing: 'broom' },
        },
      ],
    },
    {
      title: 'finds what comes off a roll, and what a verb needs',
      text: 'You need\n- wool\n- foam\n1. Roll the foam up.\n2. Wrap some tape around the neck.\n3. Glue it down.\n4. Cut some wool.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Wrap some tape around the neck']],
          slots: { thing: 'tape' },
        },
      ],
    },
    {
      title: 'leaves what the list has alone, and what is made on the way',
      text: 'You need\na big bowl\nflour\npaper\n1. Mix it in the bowl.\n2. Fold the paper into a box.\n3. Put it in the box.',
      finds: [],
    },
    {
      title: 'takes nothing of the body and of a comparison for a thing',
      text: 'You need\nflax\n1. Split it with your thumb nail.\n2. Hold it tight. It feels like sitting on a chair.\n3. Bend it like the back of a chair.',
      finds: [],
    },
    {
      title: 'says nothing where there is no list',
      text: 'Mix it in a bowl. Stir it with a spoon. Eat it.',
      finds: [],
    },
  ],
};
