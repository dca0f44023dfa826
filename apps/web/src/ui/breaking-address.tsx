import { Fragment } from 'react';

/** Text that may be an e-mail address: where it doesn't fit, it breaks behind the @ first. */
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
