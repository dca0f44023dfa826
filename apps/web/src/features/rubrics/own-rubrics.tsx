import { Alert, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { rubricMessages } from '@second-draft/contract';
import { useState } from 'react';
import { tellProblem, tellReason } from '../../lib/failures/tell-failed.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RubricRow } from './rubric-row.tsx';
import classes from './rubrics.module.css';
import { UploadArea } from './upload-area.tsx';
import {
  limitProblem,
  uploadProblem,
  useRubrics,
  type Removal,
  type Rubric,
} from './use-rubrics.ts';

/** The upload area hides at this many rubrics. */
const HIDE_UPLOAD_AT = 6;

/** Only the last try counts. */
const FAILED = 'rubric-failed';

function List({
  rubrics,
  mayUpload,
  onRename,
  onRemove,
}: {
  rubrics: readonly Rubric[];
  mayUpload: boolean;
  onRename: (rubric: Rubric) => Promise<boolean>;
  onRemove: (removal: Removal) => void;
}) {
  if (rubrics.length === 0) {
    return <BlankPage title={rubricMessages.none} hint={mayUpload && rubricMessages.noneHint} />;
  }
  return (
    <ul className={classes.rows}>
      {rubrics.map((rubric) => (
        <RubricRow key={rubric.id} rubric={rubric} onRename={onRename} onRemove={onRemove} />
      ))}
    </ul>
  );
}

export function OwnRubrics({ mayUpload }: { mayUpload: boolean }) {
  const { rubrics, problem, refetch, uploading, renaming, removing } = useRubrics();
  const [toRemove, setToRemove] = useState<Removal | null>(null);
  const limit = limitProblem(rubrics?.length ?? 0);
  const fail = (error: Error) => tellReason(error, FAILED);

  async function upload(file: File, title: string): Promise<boolean> {
    notifications.hide(FAILED);
    try {
      await uploading.mutateAsync({ file, title });
      notifications.show({ message: rubricMessages.uploaded, color: 'pounamu' });
      return true;
    } catch (error) {
      tellProblem(uploadProblem(error), FAILED);
      return false;
    }
  }

  function rename(rubric: Rubric): Promise<boolean> {
    notifications.hide(FAILED);
    const renamed = renaming.mutateAsync(rubric, { onError: fail });
    return renamed.then(
      () => true,
      () => false,
    );
  }

  return (
    <>
      <Stack gap="lg">
        {problem && <LoadProblem problem={problem} onRetry={() => void refetch()} />}
        {!rubrics && !problem && <Loading height="8rem" label="Loading rubrics" />}
        {rubrics && (
          <List rubrics={rubrics} mayUpload={mayUpload} onRename={rename} onRemove={setToRemove} />
        )}
        {mayUpload && limit && <Alert variant="outline">{limit}</Alert>}
        {rubrics && mayUpload && rubrics.length < HIDE_UPLOAD_AT && (
          <UploadArea limit={limit} onUpload={upload} />
        )}
      </Stack>
      <ConfirmDialog
        title="Remove rubric"
        question={`Remove ‘${toRemove?.rubric.title ?? ''}’ for good?`}
        confirm="Remove"
        isOpen={toRemove !== null}
        onClose={() => setToRemove(null)}
        onConfirm={() => {
          setToRemove(null);
          notifications.hide(FAILED);
          if (toRemove) removing.mutate(toRemove, { onError: fail });
        }}
      />
    </>
  );
}
