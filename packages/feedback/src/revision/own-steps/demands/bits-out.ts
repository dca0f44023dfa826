import { stemOf } from '../../changes/kind-of-revision.ts';
import { sentenceRuns } from '../../words/alignment.ts';
import { keysIn, type DraftWord } from '../../words/draft-words.ts';
import { isOfTopic } from '../../words/of-topic.ts';
import { lowerWords } from '../../../text/words.ts';
import { proofIn, shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';
import { isToTakeOut } from './taken-out.ts';

/** ‘The bits about Caleb and what you thought’. */
const about =
  /\b(?:bits?|parts?|stuff|sentences?|lines?|anything|everything|words|details?|know|hear) (?:(?:that (?:are|is|tells?)|where you talk|which (?:are|is)) )?about ([^.?!:;]+)/u;
/** ‘The bike bit’, ‘your lunch part’. */
const bitOf =
  /\b(?:the|your) (?!(?:first|second|third|last|next|other|whole|best|middle|same|main|one|extra|opening|ending|closing|long|short) )(\p{L}{3,}) (?:bits?|parts?|sentences?|lines?)\b/u;
const shorter =
  /\b(?:trim|shorten|(?:don't|do not|doesn't|does not) (?:need|want|have)|leave out|skip)\b/u;

/** ‘Bike’ and ‘bikes’ are one thing. */
const rootOf = (key: string) => stemOf(key).replace(/e$/u, '');

/** What is to go: by words that say what it is about. */
const stemsAsked = (asked: string): string[] => {
  const [, words = ''] = about.exec(asked) ?? bitOf.exec(asked) ?? [];
  return [...new Set(lowerWords(words).filter(isOfTopic).map(rootOf))];
};

/** Of each thing, in how many sentences it is spoken of. */
const spokenOf = (words: readonly DraftWord[], stems: readonly string[]) => {
  const sentences = sentenceRuns(words).map((run) => new Set(keysIn(words, run).map(rootOf)));
  return stems.map((stem) => sentences.filter((one) => one.has(stem)).length);
};

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** So little of what is to go may be what was meant to stay. */
const MOST_LEFT = 0.2;

/** What a step tells of in its own words left out: ‘Take out the bits about your lunch.’ */
export const bitsTakenOut: Demand = {
  isAsked: (look: OwnLook) =>
    (about.test(look.asked) || bitOf.test(look.asked)) &&
    (isToTakeOut(look.asked) || shorter.test(look.asked)) &&
    stemsAsked(look.asked).length > 0,
  met(look) {
    const { alignment, changes } = look.drafts.compared;
    const stems = stemsAsked(look.asked);
    const [had, left] = [alignment.before, alignment.after].map((words) =>
      sum(spokenOf(words, stems)),
    );
    if (had === undefined || left === undefined || had === 0) return null;
    if (left >= had) return shown('notYet', []);
    const out = changes.filter(
      ({ kind, before }) =>
        kind !== 'moved' &&
        keysIn(alignment.before, before).some((key) => stems.includes(rootOf(key))),
    );
    const isGone = left <= had * MOST_LEFT;
    return shown(isGone ? 'done' : shareDone(1, Infinity), proofIn(look, out));
  },
};
