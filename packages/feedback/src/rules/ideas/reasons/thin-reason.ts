import { meant } from '../../../language/spelling/meant.ts';
import { beginningOf } from '../../../text/lines/parts.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { announcedReasons } from './announced-reasons.ts';
import { wording } from './thin-reason.wording.ts';

/** Fits any reason. */
const anyReason =
  /\b(?:special|healthy|unhealthy|important|fair|unfair|useful|helpful|dangerous|safe|unsafe|popular|memorable|reason|all|should)\b/giu;

/** Tells a cause, or what comes of it. */
const explains =
  /\b(?:because|if|when|so that|hurt|sick|tired|scared|sad|fit|helps?|learn|saves?|stops?)\b|\d/iu;

/** The view (sentences). */
const VIEW = 2;

/** A reason that only judges, with nothing that shows it. */
export const thinReason: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const view = beginningOf(text, VIEW).map(meant).join(' ');
    const thin = announcedReasons(text).filter(({ said, sentences, isClosed }) => {
      const all = [said, ...sentences.slice(1).map(meant)].join(' ');
      return isClosed && !explains.test(all) && saidAnew(all.replace(anyReason, ' '), view) === 0;
    });
    return nextStep(
      thin.slice(0, 2).flatMap(({ first }) => openingPhrase(text, first)),
      0.92,
    );
  },
  skill: 'reasons',
  wording,
  speaksOf: {
    nextStep: {
      'persuasive structure': 2,
      'persuasive features': 4,
      ideas: 2,
      reasons: 1,
      opinion: 2,
      'general writing': 4,
    },
  },
  cases: [
    {
      title: 'asks what shows it where a reason only judges',
      purpose: 'persuade',
      text: 'I think our family should walk up the hill at five. My first reason is that it is good for you. Everybody should do things that are good for you. My second reason is that we could take Nanny’s photo with us. She knew the stars. So set your alarms.',
      finds: [{ kind: 'nextStep', quotations: [['My first reason is that it is good for you']] }],
    },
    {
      title: 'leaves a reason alone that tells a cause, a thing or what comes of it',
      purpose: 'persuade',
      text: 'I think our family should walk up the hill at five. My first reason is that it is good for you because you breathe. My second reason is that it is fun. We could race. My third reason is that it is healthy. You might get sick at home. So set your alarms.',
      finds: [],
    },
    {
      title: 'leaves a reason alone that may go on in the next paragraph',
      purpose: 'persuade',
      text: 'I think our family should walk up the hill at five.\nMy first reason is that it is good for you.\nOur legs need it. My second reason is that we could take Nanny’s photo.\nSo set your alarms.',
      finds: [],
    },
  ],
};
