import { Button } from '@mantine/core';
import { IconCheck } from '../../ui/icons/drawn/check.ts';
import { IconLink } from '../../ui/icons/drawn/link.ts';
import { useEffect, useState } from 'react';
import { logProblem } from '../../lib/log-problem.ts';

const SAID_FOR_MS = 2_000;

export function CopyLinkButton() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname);
      setCopied(true);
    } catch (error) {
      logProblem('The link could not be copied', error);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={
        isCopied ? <IconCheck size={18} aria-hidden /> : <IconLink size={18} aria-hidden />
      }
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? 'Link copied' : 'Link to this article'}</span>
    </Button>
  );
}
