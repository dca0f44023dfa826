import { literally } from '../../../text/searching/literally.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { Source } from '../source.ts';
import { stemsOf, tellingOf } from '../told-of.ts';
import { relation } from './relations.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const being = '(?:felt|feel|feeling|was|were|got|became|looked)';
/** “How you felt sick on the bus”. */
const yourState = new RegExp(
  String.raw`\byou ${being} (?:(?:so|very|really|quite|a bit|too|all) )?(\p{Ll}{3,})(?=[ ,.;!?])`,
  'giu',
);
/** What a reader may say of anybody. */
const notState = new SparingPattern(
  /^(?:the|that|this|there|about|when|like|how|what|able|going|trying|writing|telling|here|still|just|also|only|not|never|one|thinking|talking|describing|using|given|asked|told|taught|with|from|for|and|his|her|your)$/iu,
);

/** Whether a comment says of the student how the text says that somebody named felt. */
export const isAnothersState = (comment: string, { asRead }: Source): boolean =>
  matchesIn(comment, yourState).some(([, state = '']) => {
    if (notState.test(state)) return false;
    const { sentences } = asRead();
    const word = literally(state.toLowerCase());
    const there = sentences.filter(({ text }) =>
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text),
    );
    const another = new RegExp(
      String.raw`(?<!\p{L})(?:(?!I\b|We\b|They\b|It\b|You\b|This\b|That\b|There\b|Everyone\b|Everybody\b|All\b)\p{Lu}\p{Ll}+|[Mm]y (?:\p{Ll}+ )?${relation}) (?:felt|was|got|became|looked) (?:(?:so|very|really|quite|a bit|too|all) )?${word}(?!\p{L})`,
      'u',
    );
    // She may well have been as excited as Mum: what else is told has to be the same.
    const told = stemsOf(comment).filter((stem) => !state.toLowerCase().startsWith(stem));
    return (
      tellingOf(told, there, 1).length > 0 &&
      there.every(
        ({ text }) => another.test(text) && !/(?<!\p{L})(?:I|we|me|us|both)(?!\p{L})/iu.test(text),
      )
    );
  });
