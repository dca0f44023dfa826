/** The people in the texts of the evaluation, found by reading them. */
export const namesInEvalTexts: ReadonlySet<string> = new Set();
