import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '../../ui/icons/drawn/check.ts';
import { useState } from 'react';
import { offerUndo } from '../../ui/offer-undo.tsx';
import quiet from '../../ui/quiet.module.css';
import { pickExample, removeExample } from './change-voice.ts';
import classes from './voice.module.css';
import { voiceWords } from './words.ts';

/** On a posted feedback. */
export function UseAsExample({ documentId }: { documentId: string }) {
  const [state, setState] = useState<'offered' | 'asked' | 'kept'>('offered');
  async function pick(): Promise<void> {
    setState('asked');
    const example = await pickExample(documentId);
    setState(example === null ? 'offered' : 'kept');
    if (example === null) return;
    const undo = () => {
      setState('offered');
      void removeExample(example);
    };
    offerUndo(voiceWords.kept, { undo });
  }
  return (
    <p className={classes.pick}>
      {state === 'kept' ? (
        <span>
          <IconCheck size={16} aria-hidden /> {voiceWords.used}
        </span>
      ) : (
        <UnstyledButton
          className={quiet.link}
          aria-busy={state === 'asked'}
          onClick={() => {
            if (state === 'offered') void pick();
          }}
        >
          {voiceWords.use}
        </UnstyledButton>
      )}
    </p>
  );
}
