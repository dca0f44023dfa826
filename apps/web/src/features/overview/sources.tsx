import { Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../lib/words/counted.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { Unseen } from '../../ui/unseen.tsx';
import type { ClassSkills } from './class-skills.ts';
import classes from './overview.module.css';
import { reasonsOf, type FailedText } from './reading/failed-texts.ts';
import type { Reading } from './reading/use-class-texts.ts';

function saidOf({ studentsWithFeedback: given, studentsSeen: seen, students }: ClassSkills) {
  const all = counted(students, 'student');
  if (given === 0 && seen === 0)
    return `Nothing is known yet of ${all}: there is no feedback, and no text that could be read.`;
  if (seen === 0) return `From the feedback on ${given} of ${all} with a document.`;
  if (given === 0)
    return `No feedback is written yet: in the texts of ${seen} of ${all}, simple rules looked for words and patterns.`;
  const others = seen === 1 ? 'The text of 1 more was' : `The texts of ${seen} more were`;
  return `From the feedback on ${given} of ${all} with a document. ${others} read by simple rules, for words and patterns.`;
}

function failedOf(failed: number, documents: number): string {
  if (failed < documents) return `${failed} of ${counted(documents, 'text')} could not be read.`;
  return documents === 1
    ? 'The text could not be read.'
    : `None of the ${documents} texts could be read.`;
}

/** Stays while they are read again, so that the button stays under a pointer. */
function Failed({ toRead, failed, documents, readAgain }: Reading) {
  const [shown, setShown] = useState<readonly FailedText[]>([]);
  if (toRead === 0 && shown !== failed) setShown(failed);
  if (shown.length === 0) return null;
  return (
    <ProblemAlert
      words={failedOf(shown.length, documents)}
      reasons={reasonsOf(shown)}
      isTrying={toRead > 0}
      onRetry={readAgain}
    />
  );
}

function stateOf({ toRead, failed }: Reading): string {
  if (toRead > 0) return 'Reading the class’s texts';
  // What could not be read is an alert of its own.
  return failed.length > 0 ? '' : 'All texts have been read';
}

/**
 * What the counts rest on; only that reading begins and ends is announced.
 * @param skills null while none are shown
 */
export function Sources({ skills, reading }: { skills: ClassSkills | null; reading: Reading }) {
  const { toRead } = reading;
  return (
    <>
      <output>
        <Unseen>{stateOf(reading)}</Unseen>
      </output>
      <Text className={`${classes.sum}`} data-waits={toRead > 0 || undefined}>
        {skills && saidOf(skills)}
        {toRead > 0 && ` ${counted(toRead, 'text')} still to be read…`}
      </Text>
      <Failed {...reading} />
    </>
  );
}
