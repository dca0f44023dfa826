/** Whether a step asks for new lines: paragraphs, or a line for each part. */
export const isAboutLines = (comment: string): boolean =>
  /\b(?:paragraphs?|new lines?|line breaks?|own lines?)\b/iu.test(comment);
