import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { Source } from '../source.ts';
import { isInFirstPerson, isInPast, isInPresent, isWithoutSelf } from '../told-in.ts';
import { wholeText } from './cues.ts';
import { isInCommands } from './features.ts';
import { saidIn } from './said-in.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

type Telling = 'first' | 'third' | 'past' | 'present';

const first = String.raw`(?:the )?first[- ]person|“I”|“we”|“I” (?:or|and) “(?:we|me|my)”`;
const third = String.raw`(?:the )?third[- ]person|“(?:s?he|they)”(?: (?:or|and|and not) “(?:s?he|they)”)?`;
const names: Readonly<Record<Telling, string>> = {
  first,
  third,
  past: 'the past(?: tense)?|past tense',
  present: 'the present(?: tense)?|present tense',
};

const it = String.raw`(?:it|this|everything|the whole thing|${wholeText}|the \p{L}+|your (?:steps|instructions|verbs|sentences))`;
/** “You tell the story as ‘he’ or ‘she’”, “This is written in the past tense”. */
const told = String.raw`\b(?:you(?:'ve| have)? (?:tell|told|write|wrote|written|use|used|narrate|chose|choose)(?: ${it})?(?: (?:all|entirely|completely|wholly))?|${it} (?:is|are|was)(?: (?:all|entirely|completely|wholly))? (?:told|written|narrated)|^(?:telling|writing|using|narrating)(?: ${it})?)(?: (?:as|in|with|using|from|through))*(?: (?:an?|the))? `;
/** “Try writing it in the first person”, “Change it to the past tense”. */
const into = String.raw`(?: ${it})?(?: (?:as|in|into|to|with|using|from))*(?: (?:an?|the))? `;
const asked = String.raw`(?:(?:^|[,;:] ?|\b(?:so|and|then|next|could|should|might|to|now) )(?:change|turn|put|write|rewrite|tell|retell|switch|move|use|try)${into}|\b(?:try|consider|by|about) (?:changing|turning|putting|writing|rewriting|telling|retelling|switching|moving|using)${into})`;

/** “Keep it”, “one verb”, a line: nothing of how the whole is told. */
const notWhole = new SparingPattern(
  /\b(?:switch\w*|slip\w*|sometimes|some|mostly|keep|kept|part\w*|places?|except|but|one|opening|ending|last|dialogue|speech|sentence|line|verbs?|paragraph|section|if|check|whether|instead of|rather than|than|not|never|more|less|without)\b|n't\b/iu,
);

const readAs = (words: string, { quotes }: { quotes: readonly string[] }): string =>
  words.replaceAll(/“(\d+)”/gu, (_, n: string) => `“${quotes[Number(n)] ?? ''}”`);

const claims = (Object.keys(names) as Telling[]).map((telling) => ({
  telling,
  told: new SparingPattern(
    String.raw`${told}(?:${names[telling]})(?!\p{L}| (?:sound|word))`,
    'giu',
  ),
  asked: new SparingPattern(String.raw`${asked}(?:${names[telling]})(?![\p{L}])`, 'giu'),
}));

const isSo: Readonly<Record<Telling, (source: Source) => boolean>> = {
  first: isInFirstPerson,
  third: isWithoutSelf,
  past: isInPast,
  present: isInPresent,
};
const isOtherwise: Readonly<Record<Telling, (source: Source) => boolean>> = {
  first: isWithoutSelf,
  third: isInFirstPerson,
  past: (source) => isInPresent(source) || isInCommands(source),
  present: isInPast,
};

/** A quicker test: most comments speak of neither person nor tense. */
const mayTell = /\b(?:person|tense|(?:the )?past|present)\b|[“‘"'](?:I|we|s?he|they)[”’"']/iu;

/** Whether a comment says that a text is told in another person or tense than it is, or asks for its own. */
export function isTellingMisstated(comment: string, source: Source): boolean {
  if (!mayTell.test(comment) || source.asRead().turns.length > 0) return false;
  return saidIn(comment).some((said) => {
    const text = readAs(said.text, said);
    const isWhole = (found: RegExpExecArray) => {
      const after = text.slice(found.index + found[0].length);
      return (
        !notWhole.test(text.slice(0, found.index)) &&
        !notWhole.test(found[0]) &&
        /^(?! (?:in|for|when|at|to describe|after|where|before) )/u.test(after)
      );
    };
    return claims.some(
      ({ telling, told: claimed, asked: wanted }) =>
        (matchesIn(text, claimed).some(isWhole) && isOtherwise[telling](source)) ||
        (matchesIn(text, wanted).some(isWhole) && telling !== 'third' && isSo[telling](source)),
    );
  });
}
