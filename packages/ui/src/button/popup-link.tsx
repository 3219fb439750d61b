import { type ReactNode, useEffect } from 'react';
import { Button, type LinkOfButton } from './button.tsx';
import type { ButtonLook } from './button-look.ts';

export type PopupLinkProps = ButtonLook &
  Pick<LinkOfButton, 'rel'> & {
    /** The page that does the same as the popup: complete, with language prefix. */
    href: string;
    /** What platform's `usePopupButton` returns. */
    popup: {
      readonly state: 'rest' | 'busy' | 'failed';
      readonly button: {
        readonly 'aria-haspopup'?: 'dialog';
        readonly onPointerEnter?: () => void;
        readonly onFocus?: () => void;
        readonly onTouchStart?: () => void;
        readonly onClick: () => void;
      };
    };
    'aria-label'?: string | undefined;
    children: ReactNode;
  };

/**
 * A link that looks like a button. Once hydrated, a plain click opens the popup in place of its page. Another window is
 * the browser's, and where the popup's code cannot be had the link is followed; without network the page stays.
 */
export function PopupLink({ popup: { state, button }, ...look }: PopupLinkProps) {
  useEffect(() => {
    if (state === 'failed' && navigator.onLine) location.assign(look.href);
  }, [state]);
  return (
    <Button
      {...look}
      {...button}
      busy={state === 'busy'}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        button.onClick();
      }}
    />
  );
}
