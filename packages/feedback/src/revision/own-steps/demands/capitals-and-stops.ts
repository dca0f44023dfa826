import { isProperNoun } from '../../../language/spelling/dictionary.ts';
import { ruleOf } from '../../../rules/all-rules.ts';
import { stepsFoundIn } from '../../by-rule/looked.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import { isShouted } from '../../changes/mended-marks.ts';
import { proofIn, shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';
import { namesIn } from '../names-in.ts';

const capital = /\b(?:capitals?|capitalise)\b/u;
const stop = /\b(?:full stops?|end marks?)\b/u;
const ofNames = /\b(?:names?|naming|proper nouns?|people|places?|days?|months?|towns?|cities)\b/u;
const ofStarts = /\b(?:sentences?|begin\w*|start\w*|first letter|new idea|next one)\b/u;

const ends = /[.!?…]["'”’)\]]*$/u;
const isSmall = ({ written }: DraftWord) => /^[^\p{L}]*\p{Ll}/u.test(written);
const isLarge = (word: DraftWord) => /^[^\p{L}]*\p{Lu}/u.test(word.written) && !isShouted(word);

/** ‘They run on with “and then”’: without a full stop nothing is broken up. */
const runningOn = /\b(?:run(?:s|ning)?[ -]on|break|split|breath\w*)\b/u;

/** A sentence this long, where full stops were asked for, has two in it (words). */
const TOO_LONG = 25;

interface Asked {
  names: boolean;
  starts: boolean;
  stops: boolean;
}

function askedIn(asked: string): Asked {
  const isOfCapitals = capital.test(asked);
  const names = isOfCapitals && ofNames.test(asked);
  const starts = isOfCapitals && (!names || ofStarts.test(asked));
  return {
    names: isOfCapitals && (names || !ofStarts.test(asked)),
    starts,
    stops: stop.test(asked),
  };
}

/** Pairs of words that stayed, in which something asked for was mended. */
function mendedIn({ drafts }: OwnLook, { names, starts, stops }: Asked) {
  const { before, after, ofAfter } = drafts.compared.alignment;
  return after.flatMap((word, i) => {
    const was = before[ofAfter[i] ?? -1];
    if (was === undefined) return [];
    const hasCapital = isLarge(word) && isSmall(was);
    const isStart = hasCapital && starts && (word.beginsSentence || word.key === 'i');
    const isName = hasCapital && names && (!word.beginsSentence || isProperNoun(word.key));
    const isStop = stops && ends.test(word.written) && !ends.test(was.written);
    return isStart || isName || isStop ? i : [];
  });
}

/** What is still wrong of it. */
function isLeft({ drafts }: OwnLook, { names, starts, stops }: Asked): boolean {
  const { after } = drafts.compared.alignment;
  const { sentences } = drafts.read.after;
  const small = namesIn(drafts.compared.alignment.before);
  if (names && after.some((word) => small.has(word.key) && isSmall(word))) return true;
  const isI = (word: DraftWord) => word.key === 'i' && isSmall(word);
  if (starts && after.some((word) => isI(word) || (word.beginsSentence && isSmall(word))))
    return true;
  if (!stops) return false;
  const long = sentences.some(({ words }) => words.length > TOO_LONG);
  const runs = (['runOn', 'commaSplice', 'endMarks'] as const).some(
    (rule) => stepsFoundIn(ruleOf(rule), drafts.read.after).length > 0,
  );
  return long || runs;
}

/** Capitals and full stops that were missing. */
export const capitalsAndStops: Demand = {
  isAsked: ({ asked }) =>
    capital.test(asked) ||
    (stop.test(asked) && (runningOn.test(asked) || !/\bthens?\b/u.test(asked))),
  met(look) {
    const asked = askedIn(look.asked);
    const mended = mendedIn(look, asked);
    const { changes } = look.drafts.compared;
    const near = changes.filter(({ after }) =>
      mended.some((i) => i >= after.from && i < Math.max(after.to, after.from + 1)),
    );
    return shown(shareDone(mended.length, isLeft(look, asked) ? Infinity : 1), proofIn(look, near));
  },
};
