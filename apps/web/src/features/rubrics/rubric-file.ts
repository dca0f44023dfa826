import { cutText, errors, limits, type ErrorCode } from '@second-draft/contract';

/** Why a file can't be a rubric; null when it can. */
export function rubricFileProblem(file: File): ErrorCode | null {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return 'rubric_not_pdf';
  return file.size > limits.rubricBytesMax ? 'rubric_too_large' : null;
}

/** What the teacher reads of it. */
export const problemMessage = (code: ErrorCode): string => errors[code].message;

/** The title that a file's name suggests. */
export const titleOf = (file: File): string =>
  cutText(
    file.name
      .replace(/\.pdf$/i, '')
      .replaceAll(/[_\s]+/g, ' ')
      .trim(),
    limits.rubricTitleMax,
  );
