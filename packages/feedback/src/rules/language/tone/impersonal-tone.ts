import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { phrasesOf } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { nextStepAtSeveral, UNASKED } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './impersonal-tone.wording.ts';
import { own, ownAlone } from '../../../text/meaning/own-words.ts';

const opinion = String.raw`i (?:really |personally |honestly )?(?:think|like|love|hate|reckon|wish|hope)|my favou?rite|in my opinion|so cute|so cool|awesome|yuck|you won['’]t believe|guess what`;
const relatives =
  'mum|dad|uncle|aunty|nan|nana|cousin|brother|sister|koro|poppa|friend|class|teacher|cat|dog';
const ownLife = String.raw`i (?:really|always|never|usually|saw|have|went|got|could|can|know|had|was|want|am)|i['’]m|i['’]ve|at our (?:house|farm)|me and my \p{L}+|(?<!\b(?:than|then) )my (?:${relatives})`;

const personal = new RegExp(String.raw`\b(?:${opinion}|${ownLife})\b`, 'giu');
const tellsOpinion = new RegExp(String.raw`\b(?:${opinion})\b`, 'iu');

/** ‘We saw one at the zoo’ is as personal as ‘I saw one’; ‘we must save them’ is for everybody. */
const livedThrough =
  /\b(?<!\p{L})(?:i|we)(?: (?:all|both|once|even|only|nearly|\p{L}+ly))? (?!(?:n|f|br|w)eed\b)(?:saw|went|had|was|were|got|found|fed|held|made|did|came|ran|heard|caught|\p{L}{2,}ed)\b/iu;

/** ‘Everyone loves kiwi because they are cute’ is no fact yet. */
const judgesStill =
  /\b(?:everyone|everybody|you)(?: (?:all|should|must|will|really))? (?:loves?|likes?|hates?|adores?|thinks?)\b|\b(?:is|are|it['’]s|they['’]re)(?: (?:all|so|very|really|pretty|just))? (?:cute|awesome|amazing|funny|scary|yuck\p{L}*|gross|creepy|the (?:best|coolest|cutest))(?!\p{L})|\bso cool\b/iu;

/** Instructions speak to the reader. */
const MANY_STEPS = 4;

/** A lone fact from the writer’s life may be meant, as the last touch of a full report (words). */
const A_FULL_REPORT = 150;

/** A personal remark in a report. */
export const impersonalTone: Rule = {
  find(text) {
    if (stepsOf(text).length >= MANY_STEPS) return [];
    const said = text.sentences.filter((one) => hasSpeech(text, one)).map((one) => one.text);
    const speech = said.join('\n');
    const remarks = phrasesOf(text, personal).filter((one) => !speech.includes(one));
    const isMeant =
      remarks.length <= text.words.length / A_FULL_REPORT &&
      !remarks.some((one) => tellsOpinion.test(one));
    if (remarks.length > Math.max(4, text.sentences.length * 0.3)) return [];
    return nextStepAtSeveral(remarks, isMeant ? UNASKED : remarks.length > 1 ? 0.88 : 0.78);
  },
  skill: 'tone',
  wording,
  taken: {
    by: 'leavingOut',
    isSo: ({ fresh, sentences }) => {
      if (own.test(fresh) || ownAlone.test(sentences) || livedThrough.test(sentences)) return false;
      return judgesStill.test(sentences) ? 'half' : undefined;
    },
  },
  speaksOf: {
    nextStep: { 'report features': 1, facts: 2 },
  },
  cases: [
    {
      title: 'asks where a remark is personal',
      text: 'Kea are parrots. I think they are so cute. They eat roots.',
      finds: [{ kind: 'nextStep', quotations: [['I think they are so cute']] }],
    },
    {
      title: 'asks where it is called the writer’s own',
      text: 'Kea are parrots. They eat roots. I personally think they are clever.',
      finds: [{ kind: 'nextStep', quotations: [['I personally think they are clever']] }],
    },
    {
      title: 'leaves alone what somebody says to a reporter',
      text: 'Sheep Stop Bus\nTwelve sheep stopped a bus in Feilding on Monday. “I’ve driven buses for twenty years,” said driver Pete Marsh. The road was closed for an hour.',
      finds: [],
    },
    {
      title: 'says nothing of a text that is personal all through',
      text: 'I like kea. I love them. My dad likes them. I saw one. I have one. In my opinion they rock.',
      finds: [],
    },
    {
      title: 'asks about a remark that ends a report',
      text: 'Nettles sting. They grow in damp bush. Stay away from them and I always wear long pants.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'asks nothing about a lone touch of the writer’s life in a full report',
      text: `Bogs are wet all year. ${'Moss soaks up the rain and holds it like a sponge in every season. '.repeat(12)}My uncle once lost a boot in ours.`,
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'takes no comparison for a remark',
      text: 'Kea are parrots. They can get older than my mum. They eat roots.',
      finds: [],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They eat roots.', finds: [] },
  ],
};
