import { Alert, Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import {
  hasPremium,
  messages,
  modelId,
  modelOptions,
  accountMessages,
  type ClientConfig,
} from '@second-draft/contract';
import { Suspense } from 'react';
import { useClassroomWords, useIsFolder } from '../../lib/installation/classroom-words.ts';
import { useClientConfig, useIsConfigPending } from '../../lib/installation/config.ts';
import { useHeldScreen } from '../../lib/leaving/hold-page.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { writerWords } from '../../lib/installation/writer-words.ts';
import { useNowSeconds } from '../../lib/time/use-now.ts';
import { Screen } from '../../ui/screen.tsx';
import { Loading } from '../../ui/loading.tsx';
import { VoiceSection } from '../voice/index.ts';
import { useSettingsForm } from './settings-form.ts';
import classes from './settings.module.css';

const whoWrites = (writer: ClientConfig['writer']) =>
  writer === null
    ? `${writerWords(null)} ${accountMessages.settings.noModel}`
    : writerWords(writer);

export default function SettingsScreen() {
  const { choice, choose, chooseSlides, submit, outcome, isBusy, isChanged, profile } =
    useSettingsForm();
  useHeldScreen(isChanged ? messages.leaving.unsaved : null);
  const goBack = useGoBack();
  const { slidesHint } = useClassroomWords();
  // Whoever opens a folder has no address to send to.
  const hasAddress = !useIsFolder();
  const config = useClientConfig();
  const canReadSlides = config?.classroom.presentations ?? true;
  const writer = config?.writer ?? null;
  const isPremium = hasPremium(profile.subscription, useNowSeconds());
  const isConfigPending = useIsConfigPending();
  // What it says of the writer would move the choices if it came later.
  if (isConfigPending)
    return (
      <Screen heading="Settings" width="narrow">
        <Loading height="28rem" label="Loading your settings" />
      </Screen>
    );
  return (
    <Screen heading="Settings" width="narrow">
      <Stack gap="xl" className={classes.sheet}>
        <Stack gap="md" className={classes.switches}>
          {hasAddress && (
            <Checkbox
              label="Email updates"
              description="What is new, a few times a year."
              checked={choice.email_updates}
              onChange={(event) => choose({ email_updates: event.currentTarget.checked })}
            />
          )}
          {canReadSlides && (
            <Checkbox
              label="Slides support"
              description={slidesHint}
              checked={choice.slides}
              disabled={isBusy}
              onChange={(event) => void chooseSlides(event.currentTarget.checked)}
            />
          )}
        </Stack>
        <Radio.Group
          label="Model"
          description={config ? whoWrites(config.writer) : 'Who writes the feedback.'}
          value={choice.gpt_model}
          onChange={(id) => choose({ gpt_model: modelId.parse(id) })}
        >
          <Stack gap="sm" mt="sm">
            {modelOptions.map(({ id, name, description, premium }) => (
              <Radio
                key={id}
                value={id}
                label={writer ? `${name} (${writer.models[id]})` : name}
                description={
                  premium && !isPremium
                    ? `${description} ${accountMessages.settings.premiumModel}`
                    : description
                }
                disabled={premium && !isPremium}
              />
            ))}
          </Stack>
        </Radio.Group>
        <output>
          {outcome && (
            // Not an alert: the output around it announces it.
            <Alert
              role="presentation"
              color={outcome.isGood ? 'pounamu' : 'rata'}
              variant="outline"
            >
              {outcome.message}
            </Alert>
          )}
        </output>
        <Group>
          <Button loading={isBusy} onClick={() => void submit()}>
            Save
          </Button>
          <Button variant="default" onClick={goBack}>
            Back
          </Button>
        </Group>
      </Stack>
      <Suspense fallback={<Loading height="6rem" mt="xl" label="Loading how you write" />}>
        <VoiceSection hasModel={writer !== null} />
      </Suspense>
    </Screen>
  );
}
