import type { IconProps } from './base-icon.tsx';
import { MarkIcon } from './mark-icon.tsx';

/** Own drawing, because simple-icons has no LinkedIn logo. */
export function LinkedInIcon(props: IconProps) {
  return (
    <MarkIcon {...props}>
      <path
        fillRule="evenodd"
        d="M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zM3.6 9h3.5v11.4H3.6zM5.35 3.3a2.05 2.05 0 1 1 0 4.1 2.05 2.05 0 0 1 0-4.1zM9.3 9h3.4v1.6c.5-.9 1.7-1.9 3.4-1.9 3.6 0 4.3 2.4 4.3 5.5v6.2h-3.5v-5.5c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9v5.6H9.3z"
      />
    </MarkIcon>
  );
}
