import { Alert, Button, Checkbox } from '@mantine/core';
import { messages, type Voice } from '@second-draft/contract';
import { useHeldScreen } from '../../lib/leaving/hold-page.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { Examples } from './examples.tsx';
import { useVoiceForm } from './use-voice-form.ts';
import { VoiceFields } from './voice-fields.tsx';
import classes from './voice.module.css';
import { voiceWords } from './words.ts';

const focusProblem = (form: HTMLElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

export function VoiceForm({ saved, hasModel }: { saved: Voice; hasModel: boolean }) {
  const form = useVoiceForm(saved);
  const { choice, choose, submit, isBusy, state, isChanged, problems, hasProblem } = form;
  useHeldScreen(isChanged ? messages.leaving.unsaved : null);
  return (
    <>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (hasProblem) focusProblem(event.currentTarget);
          else void submit();
        }}
      >
        <Checkbox
          label="Write as I do"
          description={voiceWords.sent}
          checked={choice.isOn}
          onChange={({ currentTarget }) => choose({ isOn: currentTarget.checked })}
        />
        {(choice.isOn || hasProblem) && (
          <VoiceFields hasModel={hasModel} choice={choice} choose={choose} problems={problems} />
        )}
        <output>
          {state === 'saved' && (
            <Alert role="presentation" color="pounamu" variant="outline">
              {voiceWords.saved}
            </Alert>
          )}
          {state === 'changed' && <ChangedElsewhere {...form} />}
        </output>
        {(isChanged || choice.isOn) && (
          <Button type="submit" loading={isBusy} className={classes.save}>
            Save how I write
          </Button>
        )}
      </form>
      {(choice.isOn || saved.examples.length > 0) && (
        <Examples examples={saved.examples} isOn={choice.isOn} />
      )}
    </>
  );
}
