import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './owners.wording.ts';

const kin =
  'mum|dad|nan|nana|grandma|grandad|brother|sister|cousin|friend|neighbour|uncle|aunty|auntie|teacher|coach|dog|cat';

/** Things that are owned, and that are no verbs beside an owner: ‘my cousins race’ has none. */
const owned =
  'bedroom|car|ute|hair|hands|arms?|legs?|eyes|ears?|mouth|shirt|jacket|hat|shoes?|backpack|birthday|wedding|name|kitchen|computer|dinner|idea|favourite|dog|cat|puppy|boat|tractor|verse|friends?|mum|dad|family|tail|teeth|paws';

const mayLike =
  'whole|little|big|new|old|red|blue|green|black|white|brown|favourite|best|left|right';

/** One who is called so can do nothing without another ending: ‘Dads face’. */
const alone = 'house|face|head|voice|phone|bag|garden|fence';

/** “My brothers shirt”, “Dads face”. */
const unmarked = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) (?:(?:little|big|older|younger|best) )?(?:${kin})s (?:(?:${mayLike}) )?(?:${owned})|(?:[Mm]y|[Hh]is|[Hh]er) (?:mum|dad)s (?:${alone})|(?:Mum|Dad|Nana?|Koro|Grandma|Grandad)s (?:(?:${mayLike}) )?(?:${owned}|${alone}))(?![\p{L}'’-])`,
  'gu',
);

/** In a second draft: nobody’s name ends in a plain s before what is owned. */
const stillUnmarked = new RegExp(unmarked.source, 'u');

/** Owners without the apostrophe that shows what is theirs. */
export const owners: Rule = {
  find({ text }) {
    const places = Array.from(text.matchAll(unmarked), ([words]) => words);
    return nextStepAtSeveral(places, places.length > 1 ? 0.7 : 0.4);
  },
  skill: 'apostrophes',
  wording,
  taken: {
    by: 'marking',
    where: 'here',
    isSo: ({ words }) => /\p{L}['’]/u.test(words) && !stillUnmarked.test(words) && undefined,
  },
  speaksOf: { nextStep: { punctuation: 3 } },
  cases: [
    {
      title: 'finds owners without an apostrophe',
      text: 'I sat in Dads ute and saw my little sisters verse. It rained.',
      finds: [{ kind: 'nextStep', quotations: [['Dads ute', 'my little sisters verse']] }],
    },
    {
      title: 'leaves those with one alone, and several who do something',
      text: "I sat in Dad's ute. My cousins race and my friends house him. My sisters face the wall. Our dogs bark. My brothers are loud.",
      finds: [],
    },
  ],
};
