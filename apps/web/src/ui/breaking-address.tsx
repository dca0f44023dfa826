import { Fragment } from 'react';

/** Lets a long e-mail address break after its @ first. */
export function BreakingAddress({ children }: { children: string }) {
  const [name, ...domain] = children.split('@');
  return (
    <>
      {name}
      {domain.map((part) => (
        <Fragment key={part}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
