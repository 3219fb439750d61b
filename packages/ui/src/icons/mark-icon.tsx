import { OwnIcon, type OwnIconProps } from './own-icon.tsx';

/** The frame of filled marks: the same grid, no stroke. */
export function MarkIcon(props: OwnIconProps) {
  return <OwnIcon fill="currentColor" stroke="none" {...props} />;
}
