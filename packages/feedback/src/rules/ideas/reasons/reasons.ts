import { meant, meantIn } from '../../../language/spelling/meant.ts';
import { joinedPhrasesOf, openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep, strength } from '../../finding.ts';
import { isStory, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { isAboutWriting } from './about-writing.ts';
import { isForTheCase } from './for-the-case.ts';
import { wording } from './reasons.wording.ts';
import { isEmptyReason } from './empty-reason.ts';

const reason = /\b(?:because|so that|that(?:['’]s| is) why)\b(?=\s+\p{L}+\s+\p{L}+\s+\p{L}+)/giu;

/** Gives a view, which a recount doesn't. */
const view =
  /\b(?:sh(?:o|ou)?ld|must|need(?:s)? to|think|believe|opinion|better|important|agree)\b/iu;

/** Reasons anywhere in the text. */
const reasoned =
  /\b(?:bec\p{L}*|cos|cuz|coz|reason\p{L}*|so that|first\p{L}*|to begin with|another|also|helps?|means)\b/iu;

/** Says what ought to be, or what the writer thinks. */
const claim =
  /\b(?:should(?:n['’]?t| not)?|must(?:n['’]?t| not)?|i (?:strongly |really |truly )?(?:believe|think) (?:that )?(?:we|kids|children|students|schools?|people|everyone|dogs|cats|animals|it is|it would|there))\b/iu;
const backed =
  /\b(?:bec\p{L}*|cause|cos|cuz|coz|so that|since|as|reason\p{L}*|means?|help\p{L}*|if|when|then|otherwise|need\p{L}*|for example|could|would|will|might|may|can|get\p{L}*|make\p{L}*|keep\p{L}*|so|but|also|due to|why|first\p{L}*|to|by|said|told|he|she)\b|\d|\?/iu;

/** Why somebody said or did something once, or thinks otherwise, proves no claim. */
const ofOthers =
  /\b(?:said|says|told|thinks|asked)\b.*\bbec|\b[Ss]ome (?:people|kids|adults|parents) (?:will |might |may )?(?:say|think)\b|\b(?:writing|write|here)\b.*\bbec|\bbecause i (?:think|believe|want)\b|\b(?:he|she|they|\p{Lu}\p{Ll}+) (?:\p{L}+ )?(?:was|were|did|had|quit|got|went|came|left|\p{L}{3,}ed)\b.*\bbec/u;

/** Lacks what the reason is for, or only announces it. */
const halved =
  /^(?:because|so that|that|which|not|is|are|was|were|has|have|do|does|can|will)\b|\breasons? (?:\p{L}+ )?(?:is|are)\b|\b(?:because|so that)(?: \S+)?$/iu;

/** A reason may come after the claim by this many sentences. */
const REASONS_WITHIN = 3;

/** A reason given with its claim, or a claim without one. */
export const reasons: Rule = {
  find(text) {
    const argues = !isStory(text) && text.sentences.some((sentence) => view.test(meant(sentence)));
    const given = (argues ? joinedPhrasesOf(text, reason) : []).filter(
      (phrase) =>
        countWords(phrase) >= 7 &&
        !ofOthers.test(meantIn(phrase)) &&
        !isAboutWriting(meantIn(phrase)) &&
        !/\ball of the above\b|\bprob\p{L}*ly\b|\bmaybe\b/iu.test(phrase) &&
        !halved.test(phrase) &&
        !isEmptyReason(meantIn(phrase)) &&
        (kindOfWriting(text) !== 'argument' || isForTheCase(meantIn(phrase))) &&
        kindOfWriting(text) !== 'steps',
    );
    const isReasoned = reasoned.test(meant(text));
    const middle = text.sentences.slice(2, Math.ceil(text.sentences.length * 0.75));
    const unbacked = isReasoned ? middle : text.sentences.slice(0, 3);
    const bare = unbacked.filter((sentence) => {
      const at = text.sentences.indexOf(sentence) + 1;
      const after = text.sentences
        .slice(at, at + REASONS_WITHIN)
        .map((one) => one.text)
        .join(' ');
      return (
        claim.test(meant(sentence)) &&
        !/\ball (?:we|you|they)\b/iu.test(meant(sentence)) &&
        !backed.test(`${sentence.text} ${after}`)
      );
    });
    const places = bare.flatMap((sentence) => openingPhrase(text, sentence));
    return [...strength(given, 0.7), ...nextStep(places, given.length === 0 ? 0.85 : 0.6)];
  },
  skill: 'reasons',
  wording,
  taken: { by: 'adding' },
  speaksOf: {
    strength: { ideas: 1, 'persuasive structure': 4, 'persuasive features': 6, reasons: 1 },
    nextStep: { 'persuasive structure': 3, reasons: 1, 'persuasive features': 4 },
  },
  cases: [
    {
      title: 'praises a reason with its claim',
      text: 'Dogs should be allowed because they calm people down.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Dogs should be allowed because they calm people down']],
        },
      ],
    },
    {
      title: 'takes claim and reason out of a longer sentence',
      text: 'Mufti day is fun for the whole school and it should be free because those are our own clothes that we paid for.',
      finds: [
        {
          kind: 'strength',
          quotations: [['it should be free because those are our own clothes that we paid for']],
        },
      ],
    },
    {
      title: 'asks for the reason of a bare claim',
      text: 'Everyone should have a pet. Pets are great. My cat is black.',
      finds: [{ kind: 'nextStep', quotations: [['Everyone should have a pet']] }],
    },
    {
      title: 'asks nothing where a reason follows',
      text: 'Everyone should have a pet. Pets help you feel happy.',
      finds: [],
    },
    {
      title: 'asks nothing where what follows leads up to a reason',
      text: 'Plastic bottles should be banned. They are awful. Turtles eat them. Each one lasts 450 years.',
      finds: [],
    },
    {
      title: 'says nothing of a recount, of what a step is for, or of a reason without its claim',
      text: 'On Sunday we drove to the dam. I think Nan was first because she runs every single day. We swam and Dad caught an eel and I fell in. My cousin laughed. We ate the eel and went home to bed.',
      finds: [],
    },
    {
      title: 'leaves the reasons of steps to the rule about them',
      text: 'How to make a piston door\n1. Dig a hole that is two wide.\n2. Put the lever somewhere. You should hide it because it is a secret door.\n3. Test it. Put in a torch.',
      finds: [],
    },
    {
      title: 'says nothing where a reason is only announced',
      text: 'We should have a pool. Please can you think about it and tell me before Friday because thats when the frost is coming to us. The first reason is because our summers are hot.',
      finds: [],
    },
    {
      title: 'takes leaving, and what is told for, for no reason of an idea',
      text: 'Kia ora Nan, I think Koro is important. Anyway I better go because I have netball tonight. I’m not telling you this so that you will feel sorry for me. I believe she is the best because she never gives up.',
      finds: [
        {
          kind: 'strength',
          quotations: [['I believe she is the best because she never gives up']],
        },
      ],
    },
    { title: 'leaves a short because alone', text: 'It was because of that.', finds: [] },
    {
      title: 'says nothing of half a clause',
      text: 'It is moved on boots. Humans are one of the main ways, which I think is disgusting because some people cant be bothered to clean their shoes.',
      finds: [],
    },
  ],
};
