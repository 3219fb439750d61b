import { BaseIcon, type IconProps } from './own-icon.tsx';

/** Base of filled logos: the same grid, no stroke. */
export function MarkIcon(props: IconProps) {
  return <BaseIcon fill="currentColor" stroke="none" {...props} />;
}
