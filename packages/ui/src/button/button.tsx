import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'className'> & {
    /** Shows that work is going on: a turning mark, `aria-busy`, and presses are ignored. */
    busy?: boolean;
  };

/** Of `PopupLink`, whose element is a link. */
export interface LinkOfButton {
  href?: string;
  rel?: string | undefined;
}

/** A button of 48 px (44 when small) that grows with its words. `type` is `button` unless told. */
export function Button({
  variant,
  size,
  wide,
  icon,
  className,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps & LinkOfButton) {
  const Element = (rest.href ? 'a' : 'button') as 'button';
  return (
    <Element
      type={rest.href ? undefined : 'button'}
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      // Not `disabled` while busy: that would throw the focus away.
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {/* Google Translate moves bare text nodes: React could not insert the spinner before one. */}
      <span className={styles.label}>{children}</span>
    </Element>
  );
}
