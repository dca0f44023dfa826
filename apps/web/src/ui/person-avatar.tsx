import { useState, type ComponentProps } from 'react';
import classes from './person-avatar.module.css';

/** Of the first two names. */
const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((part) => /^./u.exec(part)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-NZ');

/** Hidden from screen readers: put the name beside it, or in a label. */
export function PersonAvatar({
  name,
  photoUrl,
  isSmall = false,
  ...props
}: { name: string; photoUrl: string | null; isSmall?: boolean } & ComponentProps<'div'>) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = photoUrl !== null && photoUrl !== failed;
  return (
    <div aria-hidden className={classes.avatar} data-small={isSmall || undefined} {...props}>
      {isShown ? (
        <img
          src={photoUrl}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => setFailed(photoUrl)}
        />
      ) : (
        initialsOf(name)
      )}
    </div>
  );
}
