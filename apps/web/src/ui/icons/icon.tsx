import type { ComponentProps } from 'react';

type IconProps = Omit<ComponentProps<'svg'>, 'width' | 'height' | 'children'> & {
  /** Pixels where a letter is as large as browsers make it; with larger letters it grows. */
  size?: number;
};

/** Drawn in the colour of the text around it. */
export type Icon = (props: IconProps) => React.JSX.Element;

const PIXELS_A_REM = 16;

const icon = (lines: string, look: ComponentProps<'svg'>): Icon =>
  function Icon({ size = 24, ...props }) {
    const side = `${size / PIXELS_A_REM}rem`;
    return (
      <svg width={side} height={side} viewBox="0 0 24 24" {...look} {...props}>
        <path d={lines} />
      </svg>
    );
  };

/** @param lines the data of a path on a square of 24 */
export const lineIcon = (lines: string): Icon =>
  icon(lines, {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

/** @param lines as for `lineIcon` */
export const filledIcon = (lines: string): Icon => icon(lines, { fill: 'currentColor' });
