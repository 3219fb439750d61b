import { type ReactNode, useEffect } from 'react';
import { Button, type LinkOfButton } from './button.tsx';
import type { ButtonLook } from './button-look.ts';

export type PopupLinkProps = ButtonLook &
  Pick<LinkOfButton, 'rel'> & {
    /** Full URL, with language prefix, of the page with the same function. */
    href: string;
    /** Result of platform's `usePopupButton`. */
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
 * A link that looks like a button. After hydration a plain click opens the popup. Modified clicks
 * go to the browser, and the link is followed if the popup fails to load; offline the page stays.
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
