import { frameThatFits, voiceTexts, type Frame, type OwnVoice } from '@second-draft/feedback';
import type { FeedbackServices } from '../services.ts';

export interface OwnVoiceOfTeacher {
  /** As she typed it: names included. */
  own: OwnVoice;
  /** As much of the greeting and the ending as this length has room for. */
  frame: Frame;
}

/** Null where “How I write” is off. */
export async function ownVoiceOf(
  { voiceOf }: Pick<FeedbackServices, 'voiceOf'>,
  accountId: string,
  wordCount: number,
): Promise<OwnVoiceOfTeacher | null> {
  const voice = await voiceOf(accountId);
  if (voice === null) return null;
  const { greeting, ending, asking, uses, avoids } = voice;
  const examples = voice.examples.map(({ text }) => text);
  return {
    own: { greeting, ending, asking, uses, avoids, examples },
    frame: frameThatFits(voice, wordCount),
  };
}

export const toldOf = (voice: OwnVoiceOfTeacher | null): string[] =>
  voice === null ? [] : voiceTexts(voice.own);
