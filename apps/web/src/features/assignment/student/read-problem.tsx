import { Alert, Button, Text } from '@mantine/core';
import {
  failureMessages,
  readingFailures,
  screens,
  type ReadDocument,
} from '@second-draft/contract';
import { Link } from 'react-router';
import { useMarking } from '../marking-context.ts';
import type { Work } from '../work/work.ts';
import classes from './text-panel.module.css';

const problems: Record<NonNullable<ReadDocument['problem']>, string> = {
  unreadable: readingFailures.document_unreadable,
  presentations_off: readingFailures.presentations_off,
  classroom_unavailable: readingFailures.classroom_unavailable,
  overloaded: readingFailures.overloaded,
  signed_out: failureMessages.sign_in_expired,
  permission_missing: readingFailures.permission_missing,
  school_blocked: readingFailures.school_blocked,
  classroom_not_configured: readingFailures.classroom_not_configured,
  folder_unreadable: readingFailures.folder_unreadable,
};

/** Says why a document could not be read, and what to do. */
export default function ReadProblem({ work }: { work: Work }) {
  const { reload } = useMarking();
  const problem = work.reading.kind === 'failed' ? work.reading.problem : null;
  const message = problems[problem ?? 'unreadable'];
  return (
    <Alert color="rata" variant="light" className={classes.problem}>
      <Text size="sm">{message} You can also type or paste the text here.</Text>
      {problem === 'presentations_off' ? (
        <Button component={Link} to={screens.settings} size="compact-sm" variant="default" mt="xs">
          Open settings
        </Button>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          mt="xs"
          loading={work.isReloading}
          onClick={() => void reload(work.file.id)}
        >
          Try again
        </Button>
      )}
    </Alert>
  );
}
