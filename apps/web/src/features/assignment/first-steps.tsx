import { Alert } from '@mantine/core';
import { IconPencilStar } from '../../ui/icons/drawn/pencil-star.ts';
import { useState } from 'react';
import { useClassroomWords } from '../../lib/installation/classroom-words.ts';
import { useTeacher } from '../session/index.ts';
import classes from './assignment-screen.module.css';

export function FirstSteps() {
  const { settings } = useTeacher();
  const { nothingSent } = useClassroomWords();
  const [isDismissed, setIsDismissed] = useState(false);
  if (settings.generated_feedback || isDismissed) return null;
  return (
    <div className={classes.notice}>
      <Alert
        variant="default"
        icon={<IconPencilStar aria-hidden />}
        withCloseButton
        closeButtonLabel="Dismiss this notice"
        onClose={() => setIsDismissed(true)}
        title="Your first feedback"
      >
        Choose a category for all students above or for one beside the text, then press Get
        feedback. You can change every word of it. {nothingSent}
      </Alert>
    </div>
  );
}
