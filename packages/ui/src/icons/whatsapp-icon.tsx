import { BaseIcon, type IconProps } from './base-icon.tsx';

/** Own drawing of the WhatsApp logo. */
export function WhatsAppIcon(props: IconProps) {
  return (
    <BaseIcon {...props}>
      <path d="M3 21l1.4-4.6A9 9 0 1 1 7.8 19.8z" />
      <path
        d="M9.2 7.6c-.9.3-1.6 1.2-1.4 2.5.5 2.9 3 5.4 6 6 1.3.2 2.3-.5 2.5-1.5l-2.3-1.4-1.2 1c-1.3-.6-2.3-1.6-2.9-2.9l1-1.1z"
        fill="currentColor"
        stroke="none"
      />
    </BaseIcon>
  );
}
