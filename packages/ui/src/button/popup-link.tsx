import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonAnchorProps } from './button.tsx';
import type { ButtonAppearance } from './button-appearance.ts';

export type PopupLinkProps = ButtonAppearance &
  Pick<ButtonAnchorProps, 'rel'> & {
    /** Path of the page with the same function as the popup, including the language prefix. */
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

/** The link is followed after this time, because its page may load faster than the popup. */
const LOAD_TIMEOUT_MS = 4000;

/**
 * A link that looks like a button. After hydration a plain click opens the popup, and a click with a modifier key
 * follows the link. The link is also followed if the popup fails to load or takes longer than four seconds, but not
 * while the browser is offline.
 *
 * @example
 * const popup = usePopupButton('enquiry/form-popup', form);
 * <PopupLink popup={popup} href={enquiryPath(language, form)}>{t('get_price')}</PopupLink>
 */
export function PopupLink({ popup: { state, button }, ...appearance }: PopupLinkProps) {
  // Follows the link only once, because a second navigation would abort the first one.
  const isFollowed = useRef(false);
  useEffect(() => {
    if (state === 'rest') isFollowed.current = false;
    if (state === 'rest' || isFollowed.current) return;
    const follow = () => {
      if (!navigator.onLine) return;
      isFollowed.current = true;
      location.assign(appearance.href);
    };
    const timer = setTimeout(follow, state === 'failed' ? 0 : LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Button
      {...appearance}
      {...button}
      isPending={state === 'busy'}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        button.onClick();
      }}
    />
  );
}
