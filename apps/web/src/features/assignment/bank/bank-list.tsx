import { VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { laterPart } from '../../../lib/loading/later-part.ts';
import { commentWords } from '../../comment-bank/index.ts';
import type { BankListProps } from './bank-popover.tsx';

const BankPopover = laterPart(() => import('./bank-popover.tsx'));

function told({ missing, found: { length } }: BankListProps): string {
  if (missing) return missing.isTrying ? '' : `${commentWords.missing} ${commentWords.missingHint}`;
  return length === 0 ? commentWords.noneFound : commentWords.found(length);
}

export function BankList({ isOpen, ...props }: BankListProps & { isOpen: boolean }) {
  return (
    <>
      <Suspense>{isOpen && <BankPopover {...props} />}</Suspense>
      <VisuallyHidden component="output">{isOpen && told(props)}</VisuallyHidden>
    </>
  );
}
