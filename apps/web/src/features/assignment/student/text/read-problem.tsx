import { Alert, Button, Text } from '@mantine/core';
import { screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { readingProblems } from '../../documents/reading-problems.ts';
import { useMarking } from '../../marking-context.ts';
import type { Work } from '../../work/work.ts';
import classes from './text-panel.module.css';

/** Says why a document could not be read, and what to do. */
export default function ReadProblem({ work }: { work: Work }) {
  const { reload } = useMarking();
  const problem = work.reading.kind === 'failed' ? work.reading.problem : null;
  const message = readingProblems[problem ?? 'unreadable'];
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
