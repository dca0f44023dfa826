import { Skeleton, type SkeletonProps } from '@mantine/core';

/** Holds the place of what is still to come. */
export const Loading = ({
  label,
  ...props
}: { label: string } & Pick<SkeletonProps, 'height' | 'mt'>) => (
  // An element without a role may not have a name.
  <Skeleton role="note" aria-label={label} {...props} />
);
