import { BaseIcon, type IconProps } from './base-icon.tsx';

/** Base icon for filled logos: the grid of the line icons, without stroke. */
export function MarkIcon(props: IconProps) {
  return <BaseIcon fill="currentColor" stroke="none" {...props} />;
}
