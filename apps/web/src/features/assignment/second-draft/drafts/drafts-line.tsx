import { UnstyledButton } from '@mantine/core';
import { IconHistory } from '../../../../ui/icons/drawn/history.ts';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../../lib/loading/later-part.ts';
import quiet from '../../../../ui/quiet.module.css';
import type { SecondDraft } from '@second-draft/contract';
import type { Work } from '../../work/work.ts';
import { draftDates, shortDate } from './draft-dates.ts';
import classes from './drafts-line.module.css';

const DraftsDialog = laterPart(() => import('./drafts-dialog.tsx'));

/** The feedbacks and drafts so far, by date; each opens. */
export default function DraftsLine({ work, draft }: { work: Work; draft: SecondDraft }) {
  const [opened, setOpened] = useState<number | null>(null);
  const { modifiedTime, file } = work;
  const editedAt = modifiedTime ?? file.handIn?.handedIn ?? null;
  const dates = draftDates(draft, editedAt);
  if (dates.length === 0) return null;
  return (
    <nav className={classes.line} aria-label={`${file.student.fullName}’s drafts`}>
      <IconHistory size={16} aria-hidden />
      <ol>
        {dates.map(({ feedbackId, label, instant }, index) => (
          <li key={feedbackId ?? 'present'}>
            <UnstyledButton
              className={quiet.link}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
            >
              {label}
              {instant !== null && <time dateTime={instant}> {shortDate(instant)}</time>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <Suspense>
        {opened !== null && (
          <DraftsDialog
            work={work}
            draft={draft}
            dates={dates}
            opened={opened}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </nav>
  );
}
