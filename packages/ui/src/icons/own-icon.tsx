import type { SVGProps } from 'react';

export type OwnIconProps = SVGProps<SVGSVGElement> & {
  /** Edge in px. */
  size?: number;
};

/** The frame of icons that lucide does not have: same grid, stroke and ends. */
export function OwnIcon({ size = 24, ...rest }: OwnIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    />
  );
}
