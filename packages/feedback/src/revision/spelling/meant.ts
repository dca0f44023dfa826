import { misspellings } from '../../language/spelling/misspellings.ts';
import { isRight } from '../../language/spelling/spelling.ts';
import { remembered } from '../../text/remembered.ts';
import { wordsOf } from '../../text/words.ts';
import { soundsNear } from './respelt.ts';

/** Words by which rules recognise an answer, and which children misspell. */
const sought = `
because example instance reason reasons think believe opinion should must people someone teachers parents children important
scared nervous excited happy worried angry surprised frightened terrified embarrassed proud amazed felt shaking shivering trembling breathing heart stomach
thought wished favourite remember forever
smelt smelled smell heard squeaking squeaked screaming screamed whispered whispering splashed crunching crunched dripping roaring freezing sticky slimy
monday tuesday wednesday thursday friday saturday sunday yesterday christmas holidays weekend morning afternoon evening summer winter
playground library school beach outside behind beside
first second next after before finally suddenly later when while
council government principal tablespoons teaspoons spoonfuls minutes centimetres metres grams litres cups
conclusion therefore however although finished
equipment ingredients materials shouted asked replied yelled
`
  .trim()
  .split(/\s+/u);

const byStart = Map.groupBy(sought, (word) => word.charAt(0));

/** Spelt by ear, and too far from any word of the list above. */
const asHeard: ReadonlyMap<string, string> = new Map([
  ['fink', 'think'],
  ['finks', 'thinks'],
  ['cos', 'because'],
  ['coz', 'because'],
  ['cuz', 'because'],
  ['wen', 'when'],
  ['furst', 'first'],
  ['nekst', 'next'],
  ['arfter', 'after'],
  ['herd', 'heard'],
  ['shud', 'should'],
  ['sed', 'said'],
]);

/** Further words that no dictionary has aren't looked at. */
const MOST_LOOKED_AT = 40;

/** A shorter word could mean many others. */
const SHORTEST = 4;

const MOST_KEPT = 5_000;

/** A sentence is looked at for each step, and its words are in others. */
const isRightWord = remembered(MOST_KEPT, (text) => isRight({ text }));

/** Words as they were meant, so that no answer is missed for its spelling. */
export function asMeant(text: string): string {
  let looked = 0;
  let meant = '';
  let at = 0;
  for (const { text: word, start, end } of wordsOf(text)) {
    const small = word.toLowerCase();
    let instead = asHeard.get(small) ?? misspellings.get(small.replace(/['’]/gu, ''));
    if (
      instead === undefined &&
      small.length >= SHORTEST &&
      looked < MOST_LOOKED_AT &&
      !isRightWord(word)
    ) {
      looked += 1;
      instead = (byStart.get(small.charAt(0)) ?? []).find((one) => soundsNear(small, one, LIKELY));
    }
    if (instead === undefined) continue;
    meant += text.slice(at, start) + instead;
    at = end;
  }
  return meant + text.slice(at);
}

/** The share of letters that may be wrong in a misspelt word. */
const LIKELY = 0.34;
