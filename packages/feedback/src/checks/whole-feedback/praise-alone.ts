import { withoutQuotations } from '@second-draft/contract';
import { isQuestion } from '../../text/meaning/sentence-roles.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { DraftPoint } from '../draft-point.ts';

/** Opens an instruction to the student. Praise may well say 'see' or 'show', so other verbs don't count. */
const advice =
  /^(?:(?:your )?next,|(?:(?:your )?next (?:step|time)|now (?:try|add|see if|have)|try (?:to|adding|using)|you (?:could|might|should)|to make (?:it|this) (?:even )?(?:better|stronger)|think about|remember to|in your next)\b)/iu;

/** Only strengths, without advice or questions that a writer added to one. */
export function praiseAlone(draft: readonly DraftPoint[]): DraftPoint[] {
  return draft
    .filter(({ kind }) => kind === 'strength')
    .map((point) => {
      const sentences = sentencesOf(point.comment);
      const praise = sentences.filter(
        ({ text }) => !isQuestion(withoutQuotations(text)) && !advice.test(text),
      );
      if (praise.length === sentences.length) return point;
      const comment = praise.map(({ text }) => text).join(' ');
      return {
        ...point,
        comment,
        example: null,
        quotations: point.quotations.filter((quoted) => comment.includes(quoted)),
      };
    })
    .filter(({ comment }) => comment !== '');
}
