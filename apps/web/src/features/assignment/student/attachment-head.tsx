import { Tooltip, VisuallyHidden } from '@mantine/core';
import { IconFileText, IconMessageCirclePlus, IconPresentation } from '@tabler/icons-react';
import { memo } from 'react';
import { useClassroomWords } from '../../../lib/classroom-words.ts';
import { useNowSeconds } from '../../../lib/use-now.ts';
import { ago } from '../documents/edited-ago.ts';
import type { Work } from '../work/work.ts';
import classes from './student-block.module.css';

const canPost = 'Comments can be posted to this document';

function EditedAgo({ instant }: { instant: string }) {
  const now = useNowSeconds();
  return <time dateTime={instant}>Edited {ago(instant, now * 1_000)}</time>;
}

export const AttachmentHead = memo(function AttachmentHead({
  file,
  modifiedTime,
  isAppAuthorized,
}: Pick<Work, 'file' | 'modifiedTime' | 'isAppAuthorized'>) {
  const isSlides = file.kind === 'presentation';
  const Icon = isSlides ? IconPresentation : IconFileText;
  const { kinds } = useClassroomWords();
  const title = (
    <>
      <Icon size={18} aria-hidden />
      <VisuallyHidden>{isSlides ? kinds.presentation : kinds.document}: </VisuallyHidden>
      <span className={classes.title}>{file.title}</span>
    </>
  );
  return (
    <div className={classes.document}>
      {file.link === '' ? (
        <span className={classes.link}>{title}</span>
      ) : (
        <a href={file.link} target="_blank" rel="noreferrer" className={classes.link}>
          {title}
        </a>
      )}
      {modifiedTime !== null && <EditedAgo instant={modifiedTime} />}
      {isAppAuthorized && (
        <Tooltip label={canPost}>
          <span className={classes.access}>
            <IconMessageCirclePlus size={18} aria-hidden />
            <VisuallyHidden>{canPost}</VisuallyHidden>
          </span>
        </Tooltip>
      )}
    </div>
  );
});
