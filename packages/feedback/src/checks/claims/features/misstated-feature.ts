import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { DraftPoint } from '../../draft-point.ts';
import { ofAPart } from '../places/of-a-part.ts';
import type { Source } from '../source.ts';
import { anyOfThings } from '../things.ts';
import {
  askedAfter,
  asking,
  askingInto,
  beginsClause,
  deniedAfter,
  deniedByPronoun,
  denying,
  notPresent,
  notTold,
  ofWhole,
  ofWholeOrAim,
  asksPolitely,
  isStating,
} from './cues.ts';
import { features, type Feature } from './features.ts';
import { saidIn, type Said } from './said-in.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const named = new SparingPattern(
  String.raw`(?<![\p{L}“-])${anyOfThings(features)}(?![\p{L}”-])`,
  'giu',
);

/** Read before and after a thing (characters). */
const NEAR = 120;

interface Mention {
  feature: Feature;
  name: string;
  before: string;
  after: string;
}

function mentionsIn({ text }: Said): Mention[] {
  return matchesIn(text, named).flatMap((found) => {
    const feature = features[found.slice(1).findIndex((one) => one !== undefined)];
    const end = found.index + found[0].length;
    const before = text.slice(Math.max(0, found.index - NEAR), found.index);
    return feature === undefined
      ? []
      : { feature, name: found[0], before, after: text.slice(end, end + NEAR) };
  });
}

const clauseBefore = (before: string): string => /[^,;:–]*$/u.exec(before)?.[0] ?? '';
/** “Your steps” may be all of a text. */
const steps = /\b(?:your|the|each|every|all) (?:of your )?steps?\b|\bstep numbers\b/giu;

const isOfWhole = ({ feature, before, after }: Mention, mayAim: boolean): boolean =>
  (mayAim || feature.isOnce === true ? ofWholeOrAim : ofWhole).test(after) &&
  !ofAPart.test(clauseBefore(before).replaceAll(steps, ''));

function isAsked({ before, after }: Mention, isPraise: boolean): boolean {
  if (isPraise && !asksPolitely.test(before)) return false;
  if (askedAfter.test(after) && beginsClause.test(before)) return true;
  return (asking.test(before) || askingInto.test(before)) && !isStating(before);
}

/** Said to be lacking: in its own words, or by “there isn’t one” after it was asked for. */
function isSaidLacking(
  mention: Mention,
  { text }: Said,
  isAlone: boolean,
  isPraise: boolean,
): boolean {
  const { before, after, feature } = mention;
  if (denying.some((cue) => cue.test(before)) || deniedAfter.test(after))
    return isOfWhole(mention, false);
  return (
    isAsked(mention, isPraise) &&
    ((feature.isOnce === true && isOfWhole(mention, false)) ||
      (isAlone && isOfWhole(mention, true) && deniedByPronoun.test(text)))
  );
}

/** A noun, and no verb: “you question the rule”. */
const ofSome = new SparingPattern(
  /\b(?:your|the|an?|some|of|these|those|this|that|with|us(?:e|es|ed|ing)|many|such|\p{L}+(?:ing|ed|al|ful|ive|y|ic|ous|le|ar))(?: \p{L}+)? $/iu,
);

const isPraised = ({ feature, name, before, after }: Mention): boolean =>
  (feature.meant?.test(name) ?? true) &&
  ofSome.test(before) &&
  !notPresent.test(before) &&
  !asking.test(before) &&
  !askingInto.test(before) &&
  !deniedAfter.test(after);

/** What a comment is wrong about: a thing is there that it says is lacking or asks for, or praise is of none. */
export type Misstated = 'there' | 'lacking' | null;

function misstatedIn(said: Said, isPraise: boolean, source: Source): Misstated {
  const mentions = mentionsIn(said).filter(({ before }) => !notTold.test(before));
  const isAlone = new Set(mentions.map(({ feature }) => feature)).size === 1;
  for (const mention of mentions) {
    const { isThere, isLacking } = mention.feature;
    if (isSaidLacking(mention, said, isAlone, isPraise) && isThere(source)) return 'there';
    if (isPraise && isPraised(mention) && isLacking?.(source) === true) return 'lacking';
  }
  return null;
}

const denials = features.filter(({ denial }) => denial !== undefined);

function isWhollyDenied({ text }: Said, denial: RegExp | undefined): boolean {
  const found = denial?.exec(text);
  return (
    found !== null &&
    found !== undefined &&
    ofWhole.test(text.slice(found.index + found[0].length)) &&
    !notTold.test(text.slice(0, found.index)) &&
    !ofAPart.test(text.slice(0, found.index))
  );
}

/** A quicker test, without what is right at each place. */
const mayBe = new SparingPattern(anyOfThings(features).replaceAll(/\((?!\?)/gu, '(?:'), 'iu');

/** Whether a comment says that a text lacks what it has, or asks for it, or praises what it lacks. */
export function misstatedFeature(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  source: Source,
): Misstated {
  const isDeniedToo = denials.filter(({ denial }) => denial?.test(comment));
  if (isDeniedToo.length === 0 && !mayBe.test(comment)) return null;
  for (const said of saidIn(comment)) {
    const denied = isDeniedToo.filter(({ denial }) => isWhollyDenied(said, denial));
    if (denied.some(({ isThere }) => isThere(source))) return 'there';
    const misstated = misstatedIn(said, kind === 'strength', source);
    if (misstated !== null) return misstated;
  }
  return null;
}
