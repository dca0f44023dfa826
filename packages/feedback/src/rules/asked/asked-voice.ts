import { proseOf } from '../../text/lines/prose.ts';
import { phraseAround } from '../../text/phrase.ts';
import { hasSpeech } from '../../text/spoken.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { isPersonal, self } from '../structure/wrong-kind/turns-personal.ts';
import { wording } from './asked-voice.wording.ts';

/** “Keep a report voice”, “no ‘I’”. */
const wantsImpersonal =
  /\bimpersonal\b|\bthird[- ]person\b|\bobjective\b|\bneutral\b|\breport (?:voice|style|tone)\b|\bfactual\b|\b(?:no|without|not use|n['’]t use|avoid) (?:the word )?["'‘“]i["'’”]/iu;
const wantsSelf = /\b(?:your (?:own )?(?:opinion|view|experience)s?|first person)\b/iu;

/** ‘Our road’ is where the writer lives; ‘our planet’ is everybody’s. */
const ours =
  /\b(?:on|at|in|to|from|near|round) our (?:road|street|house|farm|place|school|island|town|class|marae|beach|river|garden|section|bach)\b|\b(?:mum|dad|nan|nana|koro|pop|grandad|grandma)(?: \p{L}+)? (?:says|said|has|had|told|saw|drives|reckons)\b/iu;

/** Speaks to the reader. */
const chats =
  /\b(?:you can imagine|can you imagine|you (?:won['’]t|will not) believe|guess what|believe it or not|you might think)\b/iu;

const isOwn = (text: StudentText, one: Sentence): boolean =>
  isPersonal(text, one) || ((ours.test(one.text) || chats.test(one.text)) && !hasSpeech(text, one));

/** Where it speaks of its writer, not how its sentence begins. */
function placeIn(text: StudentText, one: Sentence): string[] {
  const at = [self, ours, chats]
    .map((pattern) => one.text.search(pattern))
    .filter((from) => from >= 0);
  const start = one.start + Math.min(...at);
  return [phraseAround(text, { start, end: start + 1 }) ?? []].flat();
}

/** With more, the whole text speaks of its writer: another rule says so. */
const SHARE = 0.4;

/** The writer's own life, in a report whose task wants none of it. */
export const askedVoice: Rule = {
  find(text) {
    const task = text.task ?? '';
    if (text.purpose !== 'explain' || !wantsImpersonal.test(task) || wantsSelf.test(task))
      return [];
    const prose = proseOf(text);
    const own = prose.filter((one) => isOwn(text, one));
    if (own.length > prose.length * SHARE) return [];
    return nextStepAtSeveral(
      own.flatMap((one) => placeIn(text, one)),
      0.93,
    );
  },
  skill: 'tone',
  wording,
  ofTask: true,
  speaksOf: askedIn('report features', 'facts', 'information', 'ideas'),
  cases: [
    {
      title: 'finds what is said to the reader',
      purpose: 'explain',
      task: 'Write an explanation. Keep it impersonal.',
      text: 'The kākāpō is a parrot. It was hunted by stoats. Few of its eggs hatched. You can imagine how worried everyone was. It was moved to islands. Each one wears a transmitter.',
      finds: [{ kind: 'nextStep', quotations: [['You can imagine how worried everyone was']] }],
    },
    {
      title: 'finds what is about the writer, where the task wants no ‘I’',
      purpose: 'explain',
      task: 'Keep it impersonal (no "I").',
      text: 'Wallabies live in tussock and bush. They eat grass and crops. Three eat as much as one sheep. You see them on our road all the time. They have strong back legs. The female has a pouch.',
      finds: [{ kind: 'nextStep', quotations: [['You see them on our road all the time']] }],
    },
    {
      title: 'finds a lone remark in a full report',
      purpose: 'explain',
      task: 'Use a neutral, third-person voice.',
      text: 'Log loaders stack logs. My dad drives one in Tokoroa. The boom is the long arm. It can turn right round. The cab has bars over its windows.',
      finds: [{ kind: 'nextStep', quotations: [['My dad drives one in Tokoroa']] }],
    },
    {
      title: 'leaves alone what is everybody’s, and a report that may speak of its writer',
      purpose: 'explain',
      task: 'Use an objective voice.',
      text: 'Wallabies live in tussock and bush. They eat the food that our sheep need. Some get older than my dog. Our planet has many kinds. They have strong legs.',
      finds: [],
    },
    {
      title: 'says nothing where the task wants no such voice',
      purpose: 'explain',
      task: 'Use headings.',
      text: 'Log loaders stack logs. My dad drives one in Tokoroa. The boom is the long arm. It can turn right round. The cab has bars over its windows.',
      finds: [],
    },
  ],
};
