import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { Suspense } from 'react';
import { useClassroomWords, useIsFolder } from '../../lib/installation/classroom-words.ts';
import { useClientConfig, useIsConfigPending } from '../../lib/installation/config.ts';
import { useHeldScreen } from '../../lib/leaving/hold-page.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { Screen } from '../../ui/screen.tsx';
import { Loading } from '../../ui/loading.tsx';
import { VoiceSection } from '../voice/index.ts';
import { ModelChoice } from './model-choice.tsx';
import { useSettingsForm } from './settings-form.ts';
import classes from './settings.module.css';

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
        <ModelChoice
          chosen={choice.gpt_model}
          onChoose={(id) => choose({ gpt_model: id })}
          subscription={profile.subscription}
        />
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
        <VoiceSection hasModel={!!config?.writer} />
      </Suspense>
    </Screen>
  );
}
