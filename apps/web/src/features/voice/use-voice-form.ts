import type { Voice, WrittenVoice } from '@second-draft/contract';
import { useState } from 'react';
import { saveVoice } from './change-voice.ts';
import { listedWords, problemOf } from './listed-words.ts';

/** The lists as they are typed. */
type Choice = Omit<WrittenVoice, 'uses' | 'avoids'> & Record<'uses' | 'avoids', string>;

const choiceOf = ({ isOn, greeting, ending, asking, uses, avoids }: Voice): Choice => ({
  isOn,
  greeting,
  ending,
  asking,
  uses: uses.join(', '),
  avoids: avoids.join(', '),
});

export function useVoiceForm(saved: Voice) {
  const [choice, setChoice] = useState(() => choiceOf(saved));
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const lists = { uses: listedWords(choice.uses), avoids: listedWords(choice.avoids) };
  const problems = { uses: problemOf(lists.uses), avoids: problemOf(lists.avoids) };
  const before = choiceOf(saved);
  const isChanged = (Object.keys(before) as (keyof Choice)[]).some(
    (field) => before[field] !== choice[field],
  );

  const choose = (change: Partial<Choice>) => {
    setSaved(false);
    setChoice((current) => ({ ...current, ...change }));
  };

  async function submit(): Promise<void> {
    if (problems.uses !== null || problems.avoids !== null) return;
    setBusy(true);
    setSaved(await saveVoice({ ...choice, ...lists }));
    setBusy(false);
  }

  return { choice, choose, submit, isBusy, isSaved, isChanged, problems };
}
