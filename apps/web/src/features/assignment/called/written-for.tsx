import { Button, Text } from '@mantine/core';
import { useMarking } from '../marking-context.ts';
import type { MarginWork } from '../student/margin/margin-work.ts';
import { isOtherThanNow, offerUntil } from '../undo/offer-until.ts';
import type { Feedback } from '../work/work.ts';
import { isCalledOtherwise } from './is-called-otherwise.ts';
import { canRename, hasName, nameIn, renamedTo } from './rename-in-feedback.ts';
import classes from './written-for.module.css';

/** The student has another name than the feedback calls her by. */
export function WrittenFor({ work, feedback }: { work: MarginWork; feedback: Feedback }) {
  const { store } = useMarking();
  if (!isCalledOtherwise(work) || !hasName(feedback)) return null;
  const { id, student } = work.file;
  const before = nameIn(feedback);
  const rename = () => {
    store.dispatch(id, {
      kind: 'feedbackRestored',
      feedback: renamedTo(feedback, student.firstName),
    });
    offerUntil(isOtherThanNow(store, id), `${before} is called ${student.firstName} here now.`, {
      undo: () => store.dispatch(id, { kind: 'feedbackRestored', feedback }),
    });
  };
  return (
    <div className={classes.line}>
      <Text size="sm">
        Written for {before}, who is now called {student.firstName}.
      </Text>
      {canRename(feedback, student.firstName) && work.activity.kind === 'none' && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Change the name in the feedback for ${student.fullName}`}
          onClick={rename}
        >
          Change the name
        </Button>
      )}
    </div>
  );
}
