import { Alert, Button, Text } from '@mantine/core';
import { screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { readingProblems, type ReadingProblem } from '../../documents/reading-problems.ts';
import { useOpened, useOfAllWorks } from '../../marking-context.ts';
import { isUnread, type Work } from '../../work/work.ts';
import classes from './text-panel.module.css';

/** Those that could not be read for the same reason, which has nothing to do with the document. */
const alikeIn = (works: readonly Work[], problem: ReadingProblem | null) =>
  problem === 'unreadable' || problem === null
    ? []
    : works.filter(
        (work) =>
          work.reading.kind === 'failed' && work.reading.problem === problem && isUnread(work),
      );

/** Says why a document could not be read, and what to do. */
export default function ReadProblem({ work }: { work: Work }) {
  const { marking, readAgain } = useOpened();
  const problem = work.reading.kind === 'failed' ? work.reading.problem : null;
  const alike = useOfAllWorks((works) => alikeIn(works, problem).length);
  const tryAgain = () =>
    alike > 1
      ? readAgain(alikeIn(marking.store.all(), problem).map(({ file }) => file.id))
      : marking.reload(work.file.id);
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
          onClick={() => void tryAgain()}
        >
          {alike > 1 ? `Try all ${alike} again` : 'Try again'}
        </Button>
      )}
    </Alert>
  );
}
