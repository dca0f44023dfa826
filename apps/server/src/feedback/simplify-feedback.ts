import type { SimplifiedAnswer } from '@second-draft/contract';
import {
  concealNames,
  countWords,
  measureReadingLevel,
  readPoints,
  type PersonName,
} from '@second-draft/feedback';
import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import { betterSimplified, judgeSimplified, type SimplifiedJudged } from './check-simplified.ts';
import { chooseWriter } from './choose-writer.ts';
import { chosenWriter, classOf, type FeedbackServices } from './services.ts';
import { studentNamed } from './student.ts';
import { withSecondTry } from './two-tries.ts';
import type { Written } from './writers/writer.ts';

/** Where nothing says for whom a feedback was written: the class's names are concealed all the same. */
const nobody: PersonName = { fullName: '', givenName: '' };

/** What the teacher sees of a simpler feedback. */
function answerOf(feedback: string, studentName: string): SimplifiedAnswer {
  return {
    feedback,
    points: readPoints(feedback).map(({ kind, sentences }) => ({
      kind,
      comment: sentences.join(' '),
    })),
    words: countWords(feedback),
    readingLevel: measureReadingLevel(feedback, { names: [studentName] }),
  };
}

/**
 * The same feedback told more simply: by a model in fewer than 40 words, by the built-in writer in
 * as few of its own sentences as hold every point.
 * @throws Problem('nothing_simpler' | 'model_unusable')
 */
export function simplifyFeedback(services: FeedbackServices): Handlers['simplify'] {
  return async ({ body, caller, signal, log }) => {
    const { account } = caller;
    const writer = chooseWriter(services, account);
    const reader =
      body.feedbackId === undefined
        ? null
        : await services.store.reader(account.id, body.feedbackId);
    const classmates = await classOf(services, caller, reader?.courseId ?? null, signal);
    const student = reader === null ? nobody : studentNamed(reader.studentName, classmates);
    const concealed = concealNames({ text: body.feedback, student, classmates });

    const [written] = await Promise.all([
      writer.simplify(concealed.text, reader?.readingLevel ?? null, signal),
      services.consents.record({
        accountId: account.id,
        kind: 'simplify',
        documentId: reader?.documentId ?? null,
        writer: chosenWriter(writer, account),
      }),
    ]);
    if (written.draft === null && written.again === null) throw new Problem('nothing_simpler');
    const judgement = {
      judge: (draft: Written<string>) => judgeSimplified(draft, body.feedback, concealed),
      isUsable: ({ usable }: SimplifiedJudged) => usable,
      betterOf: betterSimplified,
      conceal: concealed.conceal,
    };
    const { best, tokens, tries } = await withSecondTry(written, judgement, signal);
    log.info({ by: writer.kind, usable: best.usable, tokens, tries }, 'feedback simplified');
    if (!best.usable) throw new Problem('model_unusable');
    return answerOf(best.feedback, student.fullName);
  };
}
