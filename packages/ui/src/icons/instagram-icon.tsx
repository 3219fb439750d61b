import { BaseIcon, type IconProps } from './base-icon.tsx';

/** Own drawing, because the logo in simple-icons has 2 KB. */
export function InstagramIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <rect x="2" y="2" width="20" height="20" rx="6" />
      <circle cx="12" cy="12" r="4.6" />
      <circle cx="17.6" cy="6.4" r="1.3" fill="currentColor" stroke="none" />
    </BaseIcon>
  );
}
