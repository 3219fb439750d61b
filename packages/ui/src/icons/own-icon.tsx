import type { SVGProps } from 'react';

export type OwnIconProps = SVGProps<SVGSVGElement> & {
  /** Edge length in px. */
  size?: number;
};

/** Base of icons missing in lucide: same grid and stroke. */
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
