import { messages } from '@second-draft/contract';
import type { Blocker } from 'react-router';
import type { LeavingWords } from '../../lib/leaving/hold-page.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export default function LeaveDialog({
  question,
  confirm,
  leaving,
}: LeavingWords & { leaving: Blocker }) {
  return (
    <ConfirmDialog
      title={messages.leaving.title}
      question={question}
      confirm={confirm}
      isOpen={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    />
  );
}
