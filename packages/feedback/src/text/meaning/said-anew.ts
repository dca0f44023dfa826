import { lowerWords } from '../words.ts';
import { wordSet } from '../word-set.ts';

/** Words that hold others together: however many are added, they say nothing. */
const empty = wordSet(`
a an the this that these those it its i me my mine we us our you your he him his she her they them their who which what
is was were are am be been being isn't wasn't it's that's i'm do does did don't didn't doesn't have has had
can could will would shall should must may might need needs needed
and or but so if then than because cause cos when while as for to of with in on at by from up out off into onto over about also too not no yes
really very super pretty quite just even much more most lots lot many some any all ever never always still only totally actually
like such heaps loads time thing things stuff something anything everything way bit kind kinds sort
there here now well first firstly second secondly next finally lastly afterwards one ones someone somebody anyone everyone everybody nobody people please get got getting go goes went going come came make makes made say says said want wanted
`);

/** Words that judge or name a feeling, but say nothing about what it was like. */
const judging = wordSet(`
fun funny good better best yum tasty cute rad cool awesome nice great amazing bad worse worst boring scary weird interesting lovely epic exciting incredible fabulous wonderful excellent terrific enjoyable tiring exhausting challenging difficult easy perfect lame dumb stupid sucks sucked gross disgusting yummy beautiful mean favourite
funniest coolest nicest greatest scariest weirdest happiest saddest yummiest craziest
different strange hard ok okay fantastic brilliant sick wrong right true feel feels felt think thought know knows knew
scared sad happy angry tired love loved liked enjoy enjoyed hate hated nervous excited worried afraid frightened mad upset lonely shocked surprised embarrassed terrified
`);

/** A word repeated this often says nothing. */
const AGAIN = 3;

/** How many different words of `fresh` say something that `old` doesn't. */
export function saidAnew(fresh: string, old: string): number {
  return newWords(fresh, old).filter((word) => !judging.has(word)).length;
}

/** Whether a word of `fresh` says something that `old` doesn't, even if only someone's opinion. */
export const saysAnything = (fresh: string, old: string): boolean =>
  newWords(fresh, old).length > 0;

function newWords(fresh: string, old: string): string[] {
  const had = new Set(lower(old));
  const words = Map.groupBy(lower(fresh), (word) => word);
  return [...words].flatMap(([word, uses]) =>
    uses.length < AGAIN && !empty.has(word) && !had.has(word) ? word : [],
  );
}

/** A document curls apostrophes. */
const lower = (text: string) => lowerWords(text.normalize('NFC').replaceAll('’', "'"));
