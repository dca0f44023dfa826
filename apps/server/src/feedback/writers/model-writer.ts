import type { ModelId } from '@second-draft/contract';
import type { Message, Model, Question } from '../../model/index.ts';
import { simplified, simplifyMessages } from '../prompts/simplify.ts';
import { writtenFeedback } from '../prompts/answer-shape.ts';
import { feedbackMessages, secondTryMessages } from '../prompts/write-feedback.ts';
import { inHerVoice } from '../prompts/how-she-writes.ts';
import type { Writer, Written } from './writer.ts';

async function ask<A, T>(
  model: Model,
  question: Question<A>,
  draftOf: (answer: A) => T,
): Promise<Written<T>> {
  const answer = await model.ask(question);
  const { reading } = answer;
  return {
    draft: reading.isReadable ? draftOf(reading.value) : null,
    faults: reading.isReadable ? [] : [reading.reason],
    sent: [...question.messages],
    model: answer.model,
    tokens: answer.tokens,
    again: async (reasons, conceal) => {
      const [last = '', ...concealed] = await conceal([answer.content, ...reasons]);
      const messages: Message[] = secondTryMessages(question.messages, last, concealed);
      return ask(model, { ...question, messages }, draftOf);
    },
  };
}

export function modelWriter(model: Model, option: ModelId): Writer {
  return {
    kind: 'model',
    write: (task, signal) =>
      ask(
        model,
        {
          option,
          messages: inHerVoice(feedbackMessages(task), task),
          schemaName: 'feedback_points',
          schema: writtenFeedback,
          signal,
        },
        ({ points, reading, choice, concern }) => ({ points, why: { reading, choice }, concern }),
      ),
    simplify: (feedback, level, signal) =>
      ask(
        model,
        {
          option,
          messages: simplifyMessages(feedback, level),
          schemaName: 'simplified_feedback',
          schema: simplified,
          signal,
        },
        (answer) => answer.feedback,
      ),
  };
}
