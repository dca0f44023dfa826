import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { proofOfNews, shown, type Demand, type OwnLook } from '../own-look.ts';

/** What may be asked for by its name, and is known by a word of its own. */
const kinds: readonly [asked: RegExp, told: RegExp][] = [
  [
    /\b(?:warn(?:ing)?|safety|how to (?:stay|be|keep) safe|dangers?)\b/u,
    /\b(?:careful\p{L}*|warning|watch out|beware|danger\p{L}*|(?:be|stay|keep) safe|safety|adults?|grown-?ups?|burn\p{L}*|gloves|helmet|(?:don['’]?t|do not|never) (?:ever )?(?:touch|eat|run|put|let|go|lean|open|look|use|play|swim|climb|try|leave))\b/iu,
  ],
  [
    /\b(?:greeting|dear (?:who|so|sir|mr|mrs|ms)|start (?:your|the) letter)\b/u,
    /\b(?:dear|kia ora|t[eē]n[aā] koe|t[eē]n[aā] koutou|hello|hi|to whom)\b/iu,
  ],
  [
    /\b(?:sign(?:ing)?[- ]off|sign (?:your|the) (?:letter|name)|end (?:your|the) letter)\b/u,
    /\b(?:yours|sincerely|faithfully|from|ng[aā] mihi|n[aā]ku|kind regards|regards|love)\b/iu,
  ],
];

/** A warning says more than ‘be careful’ (words that say something). */
const SAID = 1;

const kindAsked = ({ asked }: OwnLook) => kinds.find(([is]) => is.test(asked))?.[1];

/** A warning, a greeting or the end of a letter. */
export const kindTold: Demand = {
  isAsked: (look) => kindAsked(look) !== undefined,
  met(look) {
    const sign = kindAsked(look);
    const told = look.news.filter(
      ({ fresh }) => sign?.test(fresh) === true && saidAnew(fresh, look.comment) >= SAID,
    );
    return shown(told.length > 0 ? 'done' : 'notYet', proofOfNews(look, told), true);
  },
};
