import { Button, Text, Title } from '@mantine/core';
import { limits, type VoiceExample } from '@second-draft/contract';
import { IconTrash } from '../../ui/icons/drawn/trash.ts';
import type { MouseEvent } from 'react';
import { meantOnce } from '../../lib/presses/meant-once.ts';
import { focusBeside } from '../../ui/focus-beside.ts';
import { offerUndo } from '../../ui/offer-undo.tsx';
import { undoByKey } from '../../ui/undo-key.ts';
import { removeExample, restoreExample } from './change-voice.ts';
import classes from './voice.module.css';
import { voiceWords } from './words.ts';

/** Again where it fails: nothing else brings the example back. */
function offerBack(removed: string): void {
  const bringBack = async () => {
    if ((await restoreExample(removed)) === null) offerBack(removed);
  };
  offerUndo(voiceWords.removed, { undo: () => void bringBack(), byKey: undoByKey });
}

async function remove(example: VoiceExample): Promise<void> {
  const removed = await removeExample(example);
  if (removed !== null) offerBack(removed);
}

export function Examples({ examples, isOn }: { examples: readonly VoiceExample[]; isOn: boolean }) {
  const isFull = examples.length >= limits.voiceExamplesMax;
  return (
    <section aria-labelledby="examples-of-mine" className={classes.examples}>
      <Title order={3} id="examples-of-mine" size="h5">
        Examples of mine
      </Title>
      <Text size="sm" c="dimmed">
        {examples.length === 0 ? voiceWords.noExamples : voiceWords.examplesHint}{' '}
        {isFull && voiceWords.full} {!isOn && voiceWords.off}
      </Text>
      <ul className={classes.list}>
        {examples.map((example) => (
          <li key={example.id} className={classes.example}>
            <p className={classes.words}>{example.text}</p>
            <div className={classes.foot}>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                leftSection={<IconTrash size={18} aria-hidden />}
                aria-label={`Remove the example “${example.text.slice(0, 40)}”`}
                onClick={meantOnce(({ currentTarget }: MouseEvent<HTMLElement>) => {
                  focusBeside(currentTarget.closest('li'));
                  void remove(example);
                })}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
