import { BaseIcon, type IconProps } from './base-icon.tsx';

/** Base of filled logos: the same grid, no stroke. */
export function MarkIcon(props: IconProps) {
  return <BaseIcon fill="currentColor" stroke="none" {...props} />;
}
