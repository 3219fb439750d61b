import { OwnIcon, type OwnIconProps } from './own-icon.tsx';

/** Base of filled logos: the same grid, no stroke. */
export function MarkIcon(props: OwnIconProps) {
  return <OwnIcon fill="currentColor" stroke="none" {...props} />;
}
