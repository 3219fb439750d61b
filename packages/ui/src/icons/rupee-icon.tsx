import { BaseIcon, type IconProps } from './base-icon.tsx';

export function RupeeIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M8.5 7.5h7M8.5 10.8h7M8.5 7.5h2.2a3.3 3.3 0 0 1 0 6.6H8.5l5 4" />
    </BaseIcon>
  );
}
