import { BaseIcon, type IconProps } from './base-icon.tsx';

/** The `svg` element of filled logos, without stroke. */
export function MarkIcon(props: IconProps) {
  return <BaseIcon fill="currentColor" stroke="none" {...props} />;
}
