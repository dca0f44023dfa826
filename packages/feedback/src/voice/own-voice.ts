import type { Voice } from '@second-draft/contract';

/** How a teacher writes, as given to a writer: without names. */
export type OwnVoice = Omit<Voice, 'isOn' | 'examples'> & { examples: string[] };

/** All that a teacher typed or picked, in the order in which `withVoiceTexts` takes it back. */
export const voiceTexts = ({ greeting, ending, uses, avoids, examples }: OwnVoice): string[] => [
  greeting,
  ending,
  ...uses,
  ...avoids,
  ...examples,
];

/** The same with other words, one for each of `voiceTexts`. */
export function withVoiceTexts(voice: OwnVoice, texts: readonly string[]): OwnVoice {
  const rest = [...texts];
  const next = () => rest.shift() ?? '';
  return {
    asking: voice.asking,
    greeting: next(),
    ending: next(),
    uses: voice.uses.map(next),
    avoids: voice.avoids.map(next),
    examples: voice.examples.map(next),
  };
}
