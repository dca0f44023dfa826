import { Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { contactMessage, limits, screens } from '@second-draft/contract';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { CaptchaLine } from './captcha/captcha-line.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import classes from './contact.module.css';
import { sendMessage } from './send-message.ts';
import { unsentMessage } from './unsent-message.ts';

const HOME_AFTER_MS = 2_000;

const fields = contactMessage.omit({ captchaToken: true });
type Problems = Partial<Record<keyof typeof fields.shape, string>>;

const hints: Required<Problems> = {
  email: 'Please enter a valid email address.',
  school: 'Please enter your school.',
  message: 'Please enter a message.',
};

function problemsIn(values: Record<string, FormDataEntryValue>): Problems {
  const { error } = fields.safeParse(values);
  const names = error?.issues.map(({ path }) => path[0]) ?? [];
  return Object.fromEntries(Object.entries(hints).filter(([name]) => names.includes(name)));
}

function useWayHome(isSent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = window.setTimeout(() => void navigate(screens.landing), HOME_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isSent, navigate]);
}

function Sent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="xs">
      <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.sent}>
        Thank you for writing
      </Title>
      <Text>A person reads your message and replies to the address you gave.</Text>
      <Text>
        This page goes to the <Link to={screens.landing}>front page</Link> by itself.
      </Text>
    </Stack>
  );
}

export function ContactForm() {
  const captcha = useCaptcha();
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent'>('writing');
  useWayHome(progress === 'sent');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const found = problemsIn(values);
    // What is wrong is drawn before its field is read out.
    flushSync(() => setProblems(found));
    const [first] = Object.keys(found);
    if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (first !== undefined || captcha.token === null) return;
    form.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    setProgress('sending');
    const isSent = await sendMessage({ ...fields.parse(values), captchaToken: captcha.token });
    setProgress(isSent ? 'sent' : 'writing');
    if (isSent) unsentMessage.forget();
    else captcha.renew();
  }

  if (progress === 'sent') return <Sent />;
  return (
    <form
      noValidate
      onChange={({ currentTarget }) => unsentMessage.keep(currentTarget)}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap="lg">
        <TextInput
          name="email"
          defaultValue={unsentMessage.textOf('email')}
          onFocus={captcha.begin}
          type="email"
          label="Email"
          autoComplete="email"
          required
          error={problems.email}
        />
        <TextInput
          name="school"
          defaultValue={unsentMessage.textOf('school')}
          onFocus={captcha.begin}
          label="Kura / School"
          autoComplete="organization"
          required
          maxLength={limits.contactSchoolMax}
          error={problems.school}
        />
        <Textarea
          name="message"
          defaultValue={unsentMessage.textOf('message')}
          onFocus={captcha.begin}
          label="Message"
          required
          rows={8}
          resize="vertical"
          maxLength={limits.contactMessageMax}
          error={problems.message}
        />
        <CaptchaLine state={captcha.state} onRetry={captcha.renew} />
        <Button
          type="submit"
          w="fit-content"
          className={classes.send}
          disabled={captcha.state !== 'solved'}
          loading={progress === 'sending'}
        >
          Send
        </Button>
      </Stack>
    </form>
  );
}
