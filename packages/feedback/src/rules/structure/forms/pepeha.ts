import { withoutEndMark } from '../../../text/marks/end-marks.ts';
import { strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './pepeha.wording.ts';

/** ‘Ko Taranaki te maunga’, ‘Ko Waikato tōku awa’ */
const line =
  /^\W*ko (?:[\p{L}\p{M}'’-]+ ){1,4}?(?:te|t[oō]ku|taku|t[oō]na|t[oō] m[aā]tou) (?:maunga|awa|moana|roto|waka|iwi|hap[uū]|marae|motu)\W*$/iu;

/** One alone may be an answer (lines). */
const FEWEST = 2;

/** That somebody introduces herself by her mountain, her river and her people. */
export const pepeha: Rule = {
  find(text) {
    const lines = text.sentences.filter((one) => line.test(one.text));
    const words = lines.map((one) => withoutEndMark(one.text));
    return strength(lines.length < FEWEST ? [] : words.slice(0, 3), 0.7);
  },
  skill: 'orientation',
  wording,
  speaksOf: {
    strength: {
      praise: 9,
      ideas: 9,
      'recount structure': 9,
      'general writing': 9,
      opening: 9,
      voice: 9,
    },
  },
  cases: [
    {
      title: 'praises two lines that tell where somebody comes from',
      text: 'Ko Hikurangi te maunga\nKo Waiapu te awa\nI live with my nan.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Ko Hikurangi te maunga'], ['Ko Waiapu te awa']],
        },
      ],
    },
    {
      title: 'takes no other sentence that begins with ‘ko’ for one',
      text: 'Ko Hikurangi te maunga. It is high. Ko te rā tēnei. Ko Mere taku hoa.',
      finds: [],
    },
  ],
};
