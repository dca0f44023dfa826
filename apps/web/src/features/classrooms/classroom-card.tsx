import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { type Classroom, limits, pathOf } from '@second-draft/contract';
import { IconUsers } from '../../ui/icons/drawn/users.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { counted } from '../../lib/words/counted.ts';
import { tip } from '../../ui/tip/tip.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './classrooms.module.css';
import { changedSinceQuery } from './waiting-query.ts';

function Teachers({ teachers }: Pick<Classroom, 'teachers'>) {
  return (
    <ul className={classes.teachers} aria-label="Teachers">
      {teachers.slice(0, limits.teacherAvatars).map(({ userId, profile }) => (
        <li key={userId}>
          <VisuallyHidden>{profile.name.fullName}</VisuallyHidden>
          <PersonAvatar
            {...tip(profile.name.fullName)}
            name={profile.name.fullName}
            photoUrl={profile.photoUrl}
            isSmall
          />
        </li>
      ))}
    </ul>
  );
}

interface Waiting {
  toPost: number;
  posted: number;
}

/**
 * What is waiting in a class: feedback to post, and second drafts written since feedback was
 * posted.
 */
function useWaitingWords(courseId: string, { toPost, posted }: Waiting): string {
  const { data = [] } = useQuery({ ...changedSinceQuery(courseId), enabled: posted > 0 });
  const changed = data.reduce((sum, { students }) => sum + students, 0);
  return [
    toPost > 0 && ` · ${toPost} to post`,
    changed > 0 && ` · ${counted(changed, 'second draft')}`,
  ]
    .filter((part) => part !== false)
    .join('');
}

export function ClassroomCard({ classroom, waiting }: { classroom: Classroom; waiting: Waiting }) {
  const { id, name, descriptionHeading, room, students, teachers, isRosterUnread } = classroom;
  const waits = useWaitingWords(id, waiting);
  return (
    <article className={classes.card}>
      <Title order={2} size="h3">
        <Link
          to={pathOf('assignments', { courseId: id })}
          className={classes.link}
          prefetch="intent"
        >
          {name}
        </Link>
      </Title>
      {descriptionHeading && (
        <Text c="dimmed" size="sm">
          {descriptionHeading}
        </Text>
      )}
      {room && <Text size="sm">Room {room}</Text>}
      <Group justify="space-between" className={classes.foot}>
        <Group gap="xs" wrap="nowrap" className={classes.count}>
          <IconUsers size={18} aria-hidden />
          {isRosterUnread ? 'Students could not be read' : counted(students.length, 'student')}
          {waits}
        </Group>
        <Teachers teachers={teachers} />
      </Group>
    </article>
  );
}
