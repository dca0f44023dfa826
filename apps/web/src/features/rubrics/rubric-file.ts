import { cutText, errors, limits, type ErrorCode } from '@second-draft/contract';

export function rubricFileProblem(file: File): ErrorCode | null {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return 'rubric_not_pdf';
  return file.size > limits.rubricBytesMax ? 'rubric_too_large' : null;
}

export const problemMessage = (code: ErrorCode): string => errors[code].message;

/** Between words, unless the first alone is longer. */
function cutAtWord(text: string, most: number): string {
  const cut = cutText(text, most);
  if (cut.length === text.length || text[cut.length] === ' ') return cut.trimEnd();
  return /^.*(?= )/.exec(cut)?.[0] ?? cut;
}

export const titleOf = (file: File): string =>
  cutAtWord(
    file.name
      .replace(/\.pdf$/i, '')
      .replaceAll(/[_\s]+/g, ' ')
      .trim(),
    limits.rubricTitleMax,
  );
