import { cutText, limits, rubricMessages } from '@second-draft/contract';

/** Why a file can't be a rubric, as a teacher reads it; null where it may be one. */
export function rubricFileProblem(file: File): string | null {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!isPdf) return rubricMessages.notPdf;
  return file.size > limits.rubricBytesMax ? rubricMessages.tooLarge : null;
}

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
