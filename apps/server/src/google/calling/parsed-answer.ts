/** From JSON; as it is, where it is none. */
export function parsedAnswer(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}
