import { Anchor, Loader } from '@mantine/core';
import { IconAlertTriangle } from '../../../ui/icons/drawn/alert-triangle.ts';
import { IconShieldCheck } from '../../../ui/icons/drawn/shield-check.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from '../contact.module.css';
import type { CaptchaState } from './use-captcha.ts';

const icons: Record<CaptchaState, ReactNode> = {
  waiting: <IconShieldCheck size={20} aria-hidden />,
  solving: <Loader size={20} aria-hidden />,
  solved: <IconShieldCheck size={20} aria-hidden className={classes.good} />,
  failed: <IconAlertTriangle size={20} aria-hidden className={classes.bad} />,
};

const words: Record<CaptchaState, string> = {
  waiting: 'When you start to write, your browser checks that you are a person. No puzzles.',
  solving: 'Checking that you are a person…',
  solved: 'Checked: you are a person.',
  failed: 'The check did not work.',
};

export function CaptchaLine({ state, onRetry }: { state: CaptchaState; onRetry: () => void }) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Send, once pressed, is disabled until the check has worked, and takes the focus along.
    if (state === 'failed' && document.activeElement === document.body)
      again.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div className={classes.captcha} data-captcha={state}>
      {icons[state]}
      <output>{words[state]}</output>
      {state === 'failed' && (
        <Anchor ref={again} component="button" type="button" onClick={onRetry}>
          Try again
        </Anchor>
      )}
    </div>
  );
}
