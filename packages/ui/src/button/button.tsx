import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';
import { type ButtonAppearance, buttonClass } from './button-appearance.ts';

export type ButtonProps = ButtonAppearance &
  Omit<ComponentPropsWithRef<'button'>, 'className'> & {
    /** Shows a spinner, sets `aria-busy` and ignores clicks. */
    isPending?: boolean;
  };

/** With `href` the button is rendered as a link. Only `PopupLink` passes these props. */
export interface ButtonAnchorProps {
  href?: string;
  rel?: string | undefined;
}

/** A button of 48 px (44 when small). `type` defaults to `button`. */
export function Button({
  variant,
  size,
  wide,
  icon,
  className,
  isPending = false,
  onClick,
  children,
  ...rest
}: ButtonProps & ButtonAnchorProps) {
  const Element = (rest.href ? 'a' : 'button') as 'button';
  return (
    <Element
      type={rest.href ? undefined : 'button'}
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={isPending || undefined}
      // `disabled` would remove the focus from a pending button.
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? <Spinner /> : icon}
      {/* Page translation replaces bare text nodes, which React could then not update. */}
      <span className={styles.label}>{children}</span>
    </Element>
  );
}
