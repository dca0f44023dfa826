import { Text } from '@mantine/core';
import { counted } from '../../lib/counted.ts';
import { Unseen } from '../../ui/unseen.tsx';
import type { ClassSkills } from './class-skills.ts';
import classes from './overview.module.css';

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

/**
 * What the counts rest on; only that reading begins and ends is announced.
 * @param skills null while none are shown
 */
export function Sources({ skills, toRead }: { skills: ClassSkills | null; toRead: number }) {
  return (
    <>
      <output>
        <Unseen>{toRead > 0 ? 'Reading the class’s texts' : 'All texts have been read'}</Unseen>
      </output>
      <Text className={`${classes.sum}`} data-waits={toRead > 0 || undefined}>
        {skills && saidOf(skills)}
        {toRead > 0 && ` ${counted(toRead, 'text')} still to be read…`}
      </Text>
    </>
  );
}
