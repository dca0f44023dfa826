import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../../lib/loading/later-part.ts';
import quiet from '../../../../ui/quiet.module.css';
import type { SentOperation } from './what-was-sent.tsx';

const WhatWasSent = laterPart(() => import('./what-was-sent.tsx'));

/** Shows what was sent for a feedback, or to judge its steps. */
export function SentButton({
  feedbackId,
  sentTo = 'whatWasSent',
}: {
  feedbackId: string;
  sentTo?: SentOperation;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <UnstyledButton className={quiet.link} onClick={() => setIsOpen(true)}>
        What was sent
      </UnstyledButton>
      <Suspense>
        {isOpen && (
          <WhatWasSent feedbackId={feedbackId} sentTo={sentTo} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
