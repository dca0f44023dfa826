import { accountMessages, type Profile, type Settings } from '@second-draft/contract';
import { useState } from 'react';
import { logProblem } from '../../lib/failures/log-problem.ts';
import {
  changeProfile,
  mayReadSlides,
  requestSlides,
  saveProfile,
  slidesHindrance,
  useTeacher,
} from '../session/index.ts';

const chosen = ['email_updates', 'slides', 'gpt_model'] as const;

type Choice = Pick<Settings, (typeof chosen)[number]>;

export interface Outcome {
  isGood: boolean;
  message: string;
}

const withSettings = (settings: Choice) => (profile: Profile) => ({
  ...profile,
  settings: { ...profile.settings, ...settings },
});

const choiceOf = ({ email_updates, slides, gpt_model }: Choice): Choice => ({
  email_updates,
  slides,
  gpt_model,
});

async function save(choice: Choice, before: Choice): Promise<Outcome> {
  changeProfile(withSettings(choice));
  try {
    await saveProfile();
    return { isGood: true, message: accountMessages.settings.saved };
  } catch (error) {
    logProblem('Settings were not saved', error);
    changeProfile(withSettings(before));
    return { isGood: false, message: accountMessages.settings.notSaved };
  }
}

/** @returns why there is no permission, or null */
async function obtainSlides(email: string): Promise<string | null> {
  const { slidesRefused } = accountMessages.settings;
  try {
    return (await requestSlides(email)) ? null : slidesRefused;
  } catch (error) {
    logProblem('Presentations were not permitted', error);
    return (await slidesHindrance(error)) ?? slidesRefused;
  }
}

export function useSettingsForm() {
  const profile = useTeacher();
  const [choice, setChoice] = useState(() => choiceOf(profile.settings));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  const choose = (change: Partial<Choice>) => {
    setOutcome(null);
    setChoice((current) => ({ ...current, ...change }));
  };

  async function chooseSlides(slides: boolean) {
    choose({ slides });
    if (!slides || mayReadSlides(profile)) return;
    setBusy(true);
    const problem = await obtainSlides(profile.email);
    setBusy(false);
    if (problem === null) return;
    choose({ slides: false });
    setOutcome({ isGood: false, message: problem });
  }

  async function submit() {
    setBusy(true);
    setOutcome(await save(choice, choiceOf(profile.settings)));
    setBusy(false);
  }

  const isChanged = chosen.some((setting) => choice[setting] !== profile.settings[setting]);
  // What was chosen while the rest was being saved is not saved.
  const told = outcome?.isGood && isChanged ? null : outcome;
  return { isChanged, choice, choose, chooseSlides, submit, outcome: told, isBusy, profile };
}
