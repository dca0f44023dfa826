import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import { countWords, wordsOf } from '../../../text/words.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './vague-things.wording.ts';

const vague =
  /\b(?:(?:(?:lots|heaps|all (?:sorts|kinds)|loads|a lot) of|different|many|other) (?:other |different |fun |cool )?|some (?:other |different |fun |cool )?(?=things|stuff|games|activities))(?:things|stuff|games|animals|activities|rides|food|foods|toys|tricks|fish|birds|presents|sports|books|songs|lollies|prizes)\b|\b(?:did|saw|got|bought|ate|made|packed) (?:some |all our |our |my )?stuff\b/giu;

/** ‘Lots of cool old stuff’: more words, and as vague. */
const stillVague =
  /\b(?:lots|heaps|all|loads|a lot|some|different|many|other) (?:\p{L}+ ){0,4}(?:things|stuff|games|animals|activities|rides|foods?|toys|tricks|fish|birds|presents|sports|books|songs|lollies|prizes)\b/iu;

const isWithin = (fresh: string, phrase: string) => {
  const words = new Set(wordsOf(phrase).map(({ text }) => text));
  return wordsOf(fresh).every(({ text }) => words.has(text));
};

/** Begins the names, or puts several in a row. */
const naming =
  /\b(?:like|such as|including|for example|called|named|especially)\b|:|^[^,]*,.*\band\b/iu;

/** “… under there,\nmy grandmother’s word for apricots,”: they are named in a row, or in the next line. */
const namedInRow = /^[^,:.!?]{0,30}(?:[,:]\s*\n|:|,[^,.!?]{1,60},)/u;

const some = /^(?:some|other|many|different)\b/iu;

/** A report often names them in the next sentence of the part. */
function isToldNext(text: StudentText, { 0: words, index }: RegExpExecArray): boolean {
  const at = text.sentences.findIndex(({ start, end }) => start <= index && index < end);
  const isLast = text.sentences[at + 1]?.line !== text.sentences[at]?.line;
  return some.test(words) && kindOfWriting(text) === 'facts' && !isLast;
}

/** Things that are counted and not named: lots of games, some animals, stuff. */
export const vagueThings: Rule = {
  find(text) {
    const places = Array.from(text.text.matchAll(vague), (match) => {
      const end = match.index + match[0].length;
      const named =
        /^[\s,]*(?:like|such as|including|for example|called|:|and (?:a|the|some)|of)\b|^\s*[:,]/iu;
      if (isToldNext(text, match) || namedInRow.test(text.text.slice(end, end + 100))) return null;
      if (named.test(text.text.slice(end, end + 16)) || isSpoken(text, { start: match.index, end }))
        return null;
      return phraseAround(text, { start: match.index, end });
    }).filter((place) => place !== null);
    return nextStep(places, 0.6);
  },
  skill: 'details',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo({ fresh, sentences }) {
      if (isWithin(fresh, stillVague.exec(sentences)?.[0] ?? '')) return false;
      if (fresh.search(vague) >= 0 && !naming.test(fresh)) return false;
      return (naming.test(fresh) && countWords(fresh) > 1) || undefined;
    },
  },
  speaksOf: {
    nextStep: {
      ideas: 3,
      'recount features': 3,
      'general writing': 5,
      'report features': 3,
      description: 2,
      vocabulary: 4,
      'narrative features': 7,
    },
  },
  cases: [
    {
      title: 'asks for the names of things',
      text: 'We played lots of games. Then we had tea.',
      finds: [{ kind: 'nextStep', quotations: [['We played lots of games']] }],
    },
    {
      title: 'leaves a report’s things alone that the next sentence tells of',
      text: 'A slug is a soft animal. It is slow. Surprisingly, some animals eat it. The hedgehog is one.',
      finds: [],
    },
    {
      title: 'leaves a few things alone that no reader needs to know',
      text: 'A man dropped some fish on the road. We picked them up. Mum read some books.',
      finds: [],
    },
    {
      title: 'leaves things that are named alone',
      text: 'We played lots of games like tag and bullrush. I saw some animals: a cow and a pig.',
      finds: [],
    },
    {
      title: 'leaves alone what is named in a row, or in the next line',
      text: 'I think it is under my tongue.\nThere are a lot of things under there,\nmy grandmother’s word for apricots,\nthe name of our street.\nThere were lots of games on the field, bull rush, four square, and tag.',
      finds: [],
    },
  ],
};
