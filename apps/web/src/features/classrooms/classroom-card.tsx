import { Group, Text, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import { limits, type Classroom } from '@second-draft/contract';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { counted } from '../../lib/counted.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import classes from './classrooms.module.css';

function Teachers({ teachers }: Pick<Classroom, 'teachers'>) {
  return (
    <ul className={classes.teachers} aria-label="Teachers">
      {teachers.slice(0, limits.teacherAvatars).map(({ userId, profile }) => (
        <li key={userId}>
          <VisuallyHidden>{profile.name.fullName}</VisuallyHidden>
          <Tooltip label={profile.name.fullName}>
            <PersonAvatar name={profile.name.fullName} photoUrl={profile.photoUrl} size="sm" />
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

export function ClassroomCard({ classroom, toPost }: { classroom: Classroom; toPost: number }) {
  const { id, name, descriptionHeading, room, students, teachers } = classroom;
  return (
    <article className={classes.card}>
      <Title order={2} size="h3" className={classes.name}>
        <Link to={`/classrooms/${id}`} className={classes.link}>
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
          {counted(students.length, 'student')}
          {toPost > 0 && ` · ${toPost} to post`}
        </Group>
        <Teachers teachers={teachers} />
      </Group>
    </article>
  );
}
