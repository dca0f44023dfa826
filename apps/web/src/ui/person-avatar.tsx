import { Avatar, type AvatarProps } from '@mantine/core';

/** A person's photo, or initials where there is none. The name is to be beside it, or in a label. */
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
      color="pounamu"
      radius="50%"
      imageProps={{ referrerPolicy: 'no-referrer', loading: 'lazy' }}
      {...props}
    />
  );
}
