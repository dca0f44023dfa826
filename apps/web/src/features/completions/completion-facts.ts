import type { CompletionsPage } from '@second-draft/contract';
import { wordCount } from '../../lib/words/word-count.ts';
import type { Fact } from '../../ui/facts.tsx';

type Completion = CompletionsPage['completions'][number];

const dateFormat = new Intl.DateTimeFormat('en-NZ', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** dd/mm/yyyy hh:mm:ss, in the reader's time zone. @param instant ISO 8601 */
export function completionDate(instant: string): string {
  if (instant === '') return 'Unknown date';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  return dateFormat.format(date).replace(',', '');
}

export function completionFacts(record: Completion) {
  const feedback = record.completion.choices[0]?.message.content ?? '';
  const age = record.readingAge;
  return {
    head: [
      ['Date', completionDate(record.timestamp)],
      ['User', record.user || 'Unknown User'],
      ['Category', record.category || 'Unknown Category'],
      ['Words', record.wordCount.toLocaleString('en-NZ')],
      ...(age === undefined ? [] : [['Reading Age', `${age} years`] satisfies Fact]),
      ['Model', record.completion.model || 'Unknown'],
    ] satisfies Fact[],
    studentText: record.studentText || 'No student text available',
    feedback: feedback || 'No feedback available',
    foot: [
      ['Completion ID', record.completion.id || 'Unknown'],
      ['Feedback Words', String(wordCount(feedback))],
    ] satisfies Fact[],
  };
}
