import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { DraftPoint } from '../../draft-point.ts';
import { countOf, someNumber } from '../counts/numbers.ts';
import { ofAPart } from '../places/of-a-part.ts';
import type { Source } from '../source.ts';
import { amounts } from './amounts.ts';
import { notTold, ofWhole, wholeText } from './cues.ts';
import { saidIn } from './said-in.ts';
import { fullVersesOf } from './verses.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const limits = String.raw`(?:(only|just|exactly) |(about|around|nearly|almost|up to|under|fewer than|less than) |(?:at least|over|more than) )?`;
const counted = new SparingPattern(
  String.raw`(?<![\p{L}\d-])${limits}(${someNumber}|one|a single) (?:(?!more|other|new|of|or)\p{L}+ )?(?:${amounts.map(({ name }) => `(${name})`).join('|')})(?![\p{L}-])`,
  'giu',
);

/** Before a number of what could be, or of some of them. */
const notAll = new SparingPattern(
  /(?:^|[,;:–] ?|\b(?:and|then|now|next) )(?:add|use|write|ask|try|choose|pick|make|find|include|put|give|aim|break|split|turn|take|join)\b[^,;]*$|\b(?:try|next|could|should|would|might|can|need|want|add|more|another|extra|of|or|first|last|next|other|into|between|after|every|each|these|those|answer|any|if|to)(?: \p{L}+)? $/iu,
);

/** What a text has in all. */
const total = new SparingPattern(
  String.raw`\b(?:${wholeText} (?:only |just )?(?:has|had|contains|uses)(?: got)?|you(?:'ve| have| had)?(?: only| just)? (?:have|got|use|used|wrote|written|give|gave|given|ask|asked|put in|include|included|number|numbered)|there (?:are|is)|it has) $`,
  'iu',
);
const hers = /(?<!\b(?:of|into|to|in|with|from|between) )\b(?:your|all|all your) $/iu;

/** “Verses of four lines”, “each verse has four lines”. */
const linesEach = new SparingPattern(
  String.raw`\b(?:(?:every|each) (?:verse|stanza) (?:has|had|is|of|with|contains|runs to)|(?:verses|stanzas) (?:(?:of|with|all have|each have|have))) (${someNumber}) lines?\b|\b(${someNumber})-line (?:verses|stanzas)\b`,
  'giu',
);

/** A verse may have a line more or less by chance. */
const ODD = 0.5;

function hasOtherLines(said: string, { asRead }: Source): boolean {
  const verses = fullVersesOf(asRead());
  return (
    verses.length > 1 &&
    verses.filter((lines) => lines === countOf(said)).length < verses.length * ODD
  );
}

/** A quicker test: most comments count nothing. */
const mayCount = new SparingPattern(
  String.raw`\b(?:${someNumber}|one|single)\b.{1,40}(?:verse|stanza|paragraph|step|instruction|heading|question|exclamation|simile|comparison|comma|reason|argument|line)`,
  'iu',
);

/** Whether a comment counts more of a thing than the text can have, or fewer as all that it has. */
export function isAmountMisstated(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  source: Source,
): boolean {
  if (!mayCount.test(comment)) return false;
  return saidIn(comment).some(({ text }) => {
    if (
      matchesIn(text, linesEach).some(([, one, other = '']) => hasOtherLines(one ?? other, source))
    )
      return true;
    return matchesIn(text, counted).some((found) => {
      const [all, only, about, said = '', ...named] = found;
      const amount = amounts[named.findIndex((one) => one !== undefined)];
      const before = text.slice(0, found.index);
      const after = text.slice(found.index + all.length);
      if (amount === undefined || notTold.test(before) || notAll.test(before)) return false;
      const isOne = /^(?:one|a single)$/iu.test(said);
      const count = isOne ? 1 : countOf(said);
      const isTotal = total.test(before);
      const isAll = hers.test(before) && amount.isPart === true;
      if (about === undefined && !isOne && (kind === 'strength' || isTotal || isAll))
        if (count > amount.most(source)) return true;
      const isOnly = only !== undefined || /\b(?:only|just)\b[^,;]*$/iu.test(before);
      if (about !== undefined || ofAPart.test(before)) return false;
      return (
        ((isTotal && (isOnly || (amount.isPart === true && !isOne))) || (isAll && !isOne)) &&
        (isAll || ofWhole.test(after)) &&
        count < amount.least(source)
      );
    });
  });
}
