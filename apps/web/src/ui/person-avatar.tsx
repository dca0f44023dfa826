import { Avatar, type AvatarProps } from '@mantine/core';
import classes from './person-avatar.module.css';

/** Hidden from screen readers: put the name beside it, or in a label. */
export function PersonAvatar({
  name,
  photoUrl,
  ...props
}: { name: string; photoUrl: string | null } & AvatarProps) {
  return (
    <Avatar
      src={photoUrl}
      name={name}
      alt=""
      aria-hidden
      classNames={{ placeholder: classes.initials }}
      radius="50%"
      imageProps={{ referrerPolicy: 'no-referrer', loading: 'lazy' }}
      {...props}
    />
  );
}
