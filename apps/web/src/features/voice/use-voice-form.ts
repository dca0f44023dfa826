import type { Voice, WrittenVoice } from '@second-draft/contract';
import { useState } from 'react';
import { newestVoice, saveVoice, voiceAfterSave } from './change-voice.ts';
import { listedWords, problemOf } from './listed-words.ts';

/** The lists as they are typed. */
type Choice = Omit<WrittenVoice, 'uses' | 'avoids'> & Record<'uses' | 'avoids', string>;

const choiceOf = ({ isOn, greeting, ending, asking, uses, avoids }: WrittenVoice): Choice => ({
  isOn,
  greeting,
  ending,
  asking,
  uses: uses.join(', '),
  avoids: avoids.join(', '),
});

const fieldsOf = (choice: Choice) => Object.keys(choice) as (keyof Choice)[];

const writtenOf = (choice: Choice): WrittenVoice => ({
  ...choice,
  uses: listedWords(choice.uses),
  avoids: listedWords(choice.avoids),
});

/** What she has changed, and the newest of the rest. */
function rebased(mine: Choice, known: Choice, newest: Choice): Choice {
  const hers = fieldsOf(mine).filter((field) => mine[field] !== known[field]);
  return { ...newest, ...Object.fromEntries(hers.map((field) => [field, mine[field]])) };
}

/** What was sent without an answer counts as known where the server turns out to have it. */
function knownWith(sent: Choice, known: Choice, newest: Choice): Choice {
  const arrived = fieldsOf(known).filter((field) => sent[field] === newest[field]);
  return { ...known, ...Object.fromEntries(arrived.map((field) => [field, newest[field]])) };
}

export function useVoiceForm(saved: Voice) {
  /** What the choice was made from: another tab may have saved since. */
  const [known, setKnown] = useState(() => choiceOf(saved));
  const [choice, setChoice] = useState(known);
  const [isBusy, setBusy] = useState(false);
  const [state, setState] = useState<'open' | 'saved' | 'changed' | 'failed'>('open');
  /** As it was sent, when no answer came: the server may have it. */
  const [unanswered, setUnanswered] = useState<Choice | null>(null);
  const { uses, avoids } = writtenOf(choice);
  const problems = { uses: problemOf(uses), avoids: problemOf(avoids) };
  const hasProblem = problems.uses !== null || problems.avoids !== null;
  const isChanged = fieldsOf(known).some((field) => known[field] !== choice[field]);

  const choose = (change: Partial<Choice>) => {
    setState((now) => (now === 'changed' ? now : 'open'));
    setChoice((current) => ({ ...current, ...change }));
  };

  /** Null where it can't be told. */
  async function knownThere(from: Choice): Promise<Choice | null> {
    if (!unanswered) return from;
    const newest = await newestVoice();
    return newest && knownWith(unanswered, from, choiceOf(newest));
  }

  async function send(mine: Choice, from: Choice): Promise<void> {
    const written = writtenOf(mine);
    const result = await saveVoice({ ...written, known: writtenOf(from) });
    setUnanswered(result === 'failed' ? choiceOf(written) : null);
    if (result === 'saved') {
      const stored = choiceOf((await voiceAfterSave()) ?? written);
      setKnown(stored);
      setChoice((now) => rebased(now, mine, stored));
    }
    setState(result);
  }

  async function save(mine: Choice, from: Choice): Promise<void> {
    if (hasProblem) return;
    setBusy(true);
    const before = await knownThere(from);
    if (before) await send(mine, before);
    setBusy(false);
  }

  async function withNewest(act: (newest: Choice) => void | Promise<void>): Promise<void> {
    setBusy(true);
    const newest = await newestVoice();
    setBusy(false);
    if (newest) await act(choiceOf(newest));
  }

  const showNewest = () =>
    withNewest((newest) => {
      setKnown(newest);
      setChoice(newest);
      setState('open');
    });

  const saveMine = () =>
    withNewest((newest) => {
      const mine = rebased(choice, known, newest);
      setKnown(newest);
      setChoice(mine);
      return save(mine, newest);
    });

  const submit = () => save(choice, known);
  return {
    choice,
    choose,
    submit,
    showNewest,
    saveMine,
    isBusy,
    state,
    isChanged,
    problems,
    hasProblem,
  };
}
