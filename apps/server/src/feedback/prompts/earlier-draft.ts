import type { Verdict } from '@second-draft/contract';
import type { EarlierWriting } from '@second-draft/feedback';
import { fence } from './fence.ts';

export const secondDraftRules = (isPraised: boolean): string[] => [
  'This is a second draft: the student had feedback and has changed the text since. Begin with what the student did: the first strength names it, and quotes words from AFTER, which are new in this draft.',
  ...(isPraised
    ? []
    : [
        'Never ask again for a step that is done, in whatever words. Where a step is done in part or not yet, the next step takes it further, in other words and as a smaller thing to do; else it is the one that matters most in this draft.',
      ]),
];

const verdicts: Record<Verdict, string> = {
  done: 'Done',
  partly: 'Done in part',
  notYet: 'Not done yet',
  cantTell: 'Not known whether it is done',
};

function stepsOf({ steps }: EarlierWriting): string {
  return steps
    .map(({ comment, verdict, proof }) =>
      [`${verdicts[verdict]}: ${comment}`, ...proof.map((words) => `New words: ${words}`)].join(
        '\n',
      ),
    )
    .join('\n\n');
}

const changesOf = ({ changes }: EarlierWriting): string =>
  changes
    .map(({ before, after }) => `BEFORE: ${before || '(nothing)'}\nAFTER: ${after}`)
    .join('\n\n');

/** @param earlier already concealed */
export const earlierDraft = (earlier: EarlierWriting): string =>
  [
    `The next steps of the last feedback:\n${fence('EARLIER STEPS', stepsOf(earlier))}`,
    `What the student has changed since:\n${fence('CHANGES', changesOf(earlier))}`,
  ].join('\n\n');
