import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { isEmptyReason } from '../../ideas/reasons/empty-reason.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './joining-words.wording.ts';

const cause =
  /\b(?:because|so that|therefore|as a result|this means(?: that)?|that means|for this reason|(?<=^|[,;] )otherwise)\b/giu;
/** What follows these comes of what stands before. */
const result = /^(?:therefore|as|this|that|for)\b/iu;
const contrast =
  /\b(?:however|although|even though|but|instead|on the other hand|whereas|despite)\b/giu;

function firstOf(text: StudentText, words: RegExp): string | null {
  for (const sentence of text.sentences) {
    if (isEmptyReason(sentence.text)) continue;
    for (const { index, 0: word } of sentence.text.matchAll(words)) {
      const start = sentence.start + index;
      if (!isSpoken(text, { start, end: start + word.length })) return word;
    }
  }
  return null;
}

/** A word that joins a reason and one that joins the other side, in a text that argues. */
export const joiningWords: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const shown = [firstOf(text, cause), firstOf(text, contrast)].filter((one) => one !== null);
    const slots = { cause: result.test(shown[0] ?? '') ? 'a result' : 'a reason' };
    return shown.length < 2 ? [] : [{ kind: 'strength', quotations: [shown], weight: 0.74, slots }];
  },
  skill: 'linkingWords',
  wording,
  speaksOf: { strength: { 'persuasive features': 1, connectives: 1 } },
  cases: [
    {
      title: 'takes an ‘otherwise’ that joins nothing for no reason',
      text: 'We should keep zoos. They breed animals that would otherwise be gone. Some say it is dear, but it is worth it. They must stay.',
      finds: [],
    },
    {
      title: 'tells a word that brings a result from one that brings a reason',
      text: 'We should keep the bus. It is full, this means that people need it. Some say it is dear, but it is not. Therefore it must stay.',
      finds: [
        {
          kind: 'strength',
          quotations: [['this means that', 'but']],
          slots: { cause: 'a result' },
        },
      ],
    },
    {
      title: 'shows one of each',
      text: 'We should keep the bus because it is warm. Some say it is dear, but it is full. It must stay.',
      finds: [{ kind: 'strength', quotations: [['because', 'but']] }],
    },
    {
      title: 'says nothing with one of them alone',
      text: 'We should keep the bus because it is warm. It must stay because it is full.',
      finds: [],
    },
  ],
};
