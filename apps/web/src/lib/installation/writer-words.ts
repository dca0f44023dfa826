import type { ClientConfig } from '@second-draft/contract';

const NOT_SAID = 'in a country that its operator has not named here';

/** Who writes the feedback on this installation, and where: a sentence. */
export function writerWords(writer: ClientConfig['writer']): string {
  if (writer === null)
    return 'The built-in writer writes all feedback here, from rules. No text leaves the server.';
  const { provider, country, isNearby } = writer;
  if (country === null && isNearby) return `Feedback is written by ${provider}.`;
  return `Feedback is written by ${provider}, ${country === null ? NOT_SAID : `in ${country}`}.`;
}
