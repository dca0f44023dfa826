import { Button } from '@mantine/core';
import { IconPlayerStop } from '../../../../ui/icons/drawn/player-stop.ts';
import { IconVolume } from '../../../../ui/icons/drawn/volume.ts';
import { useEffect, useState } from 'react';
import { useLocalVoice } from './voices.ts';

function utteranceOf(text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return utterance;
}

/** Shows only where the machine has a voice of its own. */
export function ReadAloudButton({ text }: { text: string }) {
  const voice = useLocalVoice();
  /** The words as they were when she pressed: what she types meanwhile doesn't begin it anew. */
  const [read, setRead] = useState<string | null>(null);
  const isReading = read !== null;
  useEffect(() => {
    if (read === null || !voice) return undefined;
    const utterance = utteranceOf(read, voice);
    let isOver = false;
    const finish = () => {
      isOver = true;
      setRead(null);
    };
    utterance.addEventListener('end', finish);
    utterance.addEventListener('error', finish);
    // One at a time: a second student's button takes over.
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return () => {
      utterance.removeEventListener('end', finish);
      utterance.removeEventListener('error', finish);
      // It ended because another student's button took over: let that one continue.
      if (!isOver) speechSynthesis.cancel();
    };
  }, [read, voice]);
  if (!voice || (!isReading && text.trim() === '')) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={
        isReading ? <IconPlayerStop size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />
      }
      aria-pressed={isReading}
      data-action="hear"
      onClick={() => setRead(isReading ? null : text)}
    >
      {isReading ? 'Stop reading' : 'Read aloud'}
    </Button>
  );
}
