import { openingPhrase } from '../../text/phrase.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { storyFrom } from '../structure/wrong-kind/story-in-report.ts';
import { wording } from './asked-description.wording.ts';

const wantsDescription = /\bdescri(?:be|bing|ptions?|ptive)\b/iu;

/** “Don’t tell a story, just describe”, “No story”, “Describe, don’t narrate” */
const wantsNoStory =
  /\b(?:not?|do not|don['’]?t|never|without|rather than|instead of)(?: (?:just|to|be|tell(?:ing)?|writ(?:e|ing)|mak(?:e|ing)|it|this|into|turn(?:ing)?|us|me|an?|any))* (?:stor(?:y|ies)\b|narrat\p{L}+|recounts?\b)/iu;

/** A part that tells what happened once, where the task asks to describe and not to tell a story. */
export const askedDescription: Rule = {
  find(text) {
    const task = text.task ?? '';
    // Of a report, another rule asks the same.
    if (text.purpose === 'explain') return [];
    if (!wantsDescription.test(task) || !wantsNoStory.test(task)) return [];
    return nextStep(openingPhrase(text, storyFrom(text)), 0.95);
  },
  skill: 'topic',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      ideas: 1,
      description: 1,
      organisation: 1,
      'general writing': 1,
    },
  },
  cases: [
    {
      title: 'asks to describe where one time is told although the task wants no story',
      purpose: 'describe',
      task: 'Describe a place. Don’t tell a story, just describe.',
      text: 'The bike shed smells of rubber. One time me and Ari hid in it and the bell went. We had to run. He ripped his shorts. The roof is rusty.',
      finds: [
        { kind: 'nextStep', quotations: [['One time me and Ari hid in it and the bell went']] },
      ],
    },
    {
      title: 'leaves what happens there at any time alone',
      purpose: 'describe',
      task: 'Describe, don’t narrate.',
      text: 'The bike shed smells of rubber. Once the bell goes, kids push in. We bump our bags. The roof is rusty.',
      finds: [],
    },
    {
      title: 'says nothing where the task leaves room for a story',
      purpose: 'describe',
      task: 'Describe a place. Tell us about one time when you were there.',
      text: 'The bike shed smells of rubber. One time me and Ari hid in it and the bell went. We had to run. He ripped his shorts. The roof is rusty.',
      finds: [],
    },
  ],
};
