import { isStaged } from '../../../text/forms/staged.ts';
import { countWords } from '../../../text/words.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './stage-directions.wording.ts';

const MOST_WORDS = 8;

/** ‘(crossly)’, ‘[Mum comes in]’ */
const inBrackets = /[([](?<said>\p{L}[^()[\]\n]*\p{L})[.!]?[)\]]/gu;

/** A direction does something or is done in some way: ‘the boy’ and ‘Room 7’ are none. */
const directs =
  /\b\p{L}+(?:ing|ly)\b|\b(?:enters?|exits?|exeunt|comes?|goes|walks?|runs?|looks?|turns?|points?|laughs?|cries|sighs?|whispers?|shouts?|sits?|stands?|picks?|holds?|opens?|falls?|jumps?|hides?|leaves?|to (?:himself|herself|the audience))\b/iu;

/** Of a play, what actors do, and how they speak. */
export const stageDirections: Rule = {
  find(text) {
    if (!isStaged(text)) return [];
    const said = Array.from(text.text.matchAll(inBrackets), ({ groups }) => groups?.['said'] ?? '');
    return strength(
      said.filter((words) => countWords(words) <= MOST_WORDS && directs.test(words)),
      0.6,
    );
  },
  skill: 'details',
  wording,
  speaksOf: {
    strength: {
      praise: 5,
      ideas: 6,
      'narrative structure': 6,
      'narrative features': 5,
      'general writing': 5,
      dialogue: 2,
      description: 5,
      voice: 5,
    },
  },
  cases: [
    {
      title: 'praises what tells an actor how a line is said',
      text: 'MIA: (crossly) Who took my lunch?\nBEN: It was not me.\nMIA: You have jam on you (pointing at him).\nBEN: I like jam.',
      finds: [{ kind: 'strength', quotations: [['crossly'], ['pointing at him']] }],
    },
    {
      title: 'takes no name in brackets for a direction',
      text: 'MIA (a girl): Who took my lunch?\nBEN (Room 7): It was not me.\nMIA: You have jam on you.\nBEN: I like jam.',
      finds: [],
    },
    { title: 'says nothing of a story', text: 'We ran home (laughing). I fell.', finds: [] },
  ],
};
