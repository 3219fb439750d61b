import { BaseIcon, type IconProps } from './base-icon.tsx';

/** Tines of a cultivator, the icon of all implements. */
export function ImplementIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <path d="M4 8h16M6 8v5a4 4 0 0 0 4 4M12 8v5a4 4 0 0 0 4 4M18 8v5a4 4 0 0 0 3 4M12 8V4" />
    </BaseIcon>
  );
}
