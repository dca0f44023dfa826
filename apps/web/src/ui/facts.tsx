import { Fragment } from 'react';

export type Fact = readonly [label: string, value: string];

/** Lets a long email address break after its @ first. */
function BreakingAddress({ children }: { children: string }) {
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

export function Facts({
  facts,
  className,
}: {
  facts: readonly Fact[];
  className: string | undefined;
}) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <BreakingAddress>{value}</BreakingAddress>
          </dd>
        </div>
      ))}
    </dl>
  );
}
