import { Alert, Button, Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { askingWay, limits, messages, type Voice } from '@second-draft/contract';
import { useHeldScreen } from '../../lib/hold-page.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { Examples } from './examples.tsx';
import { useVoiceForm } from './use-voice-form.ts';
import classes from './voice.module.css';
import { askingWords, voiceWords } from './words.ts';

const ways = ['any', ...askingWay.options] as const;

export function VoiceForm({ saved, hasModel }: { saved: Voice; hasModel: boolean }) {
  const form = useVoiceForm(saved);
  const { choice, choose, submit, isBusy, state, isChanged, problems } = form;
  useHeldScreen(isChanged ? messages.leaving.unsaved : null);
  return (
    <>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Checkbox
          label="Write as I do"
          description={voiceWords.sent}
          checked={choice.isOn}
          onChange={({ currentTarget }) => choose({ isOn: currentTarget.checked })}
        />
        {choice.isOn && (
          <Stack gap="md">
            {!hasModel && <Text size="sm">{voiceWords.builtIn}</Text>}
            <TextInput
              label="Greeting"
              description={voiceWords.name}
              placeholder="Kia ora [name]!"
              maxLength={limits.voiceLineMax}
              value={choice.greeting}
              onChange={({ currentTarget }) => choose({ greeting: currentTarget.value })}
            />
            <TextInput
              label="Ending"
              description={voiceWords.short}
              placeholder="Ngā mihi, Whaea Hana"
              maxLength={limits.voiceLineMax}
              value={choice.ending}
              onChange={({ currentTarget }) => choose({ ending: currentTarget.value })}
            />
            <Radio.Group
              label="How I ask for the next step"
              value={choice.asking ?? 'any'}
              onChange={(way) => choose({ asking: askingWay.nullable().catch(null).parse(way) })}
            >
              <div className={classes.ways}>
                {ways.map((way) => (
                  <Radio key={way} value={way} {...askingWords[way]} />
                ))}
              </div>
            </Radio.Group>
            <TextInput
              label="Words I use"
              description={voiceWords.lists}
              placeholder="ka pai, tino pai, paint me a picture"
              error={problems.uses}
              value={choice.uses}
              onChange={({ currentTarget }) => choose({ uses: currentTarget.value })}
            />
            <TextInput
              label="Words I never use"
              description={voiceWords.never}
              placeholder="awesome, good job"
              error={problems.avoids}
              value={choice.avoids}
              onChange={({ currentTarget }) => choose({ avoids: currentTarget.value })}
            />
          </Stack>
        )}
        <output>
          {state === 'saved' && (
            <Alert color="pounamu" variant="outline">
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
