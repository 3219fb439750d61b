import { type LinkComponent, type LinkProps, PlainLink } from '../plain-link.tsx';
import styles from './button.module.css';
import { type ButtonAppearance, buttonClass } from './button-appearance.ts';

export type ButtonLinkProps = ButtonAppearance &
  Omit<LinkProps, 'className'> & {
    /** Link component, such as React Router's `Link`. */
    as?: LinkComponent;
  };

/** A link that looks like a button, for navigation. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  as: Link = PlainLink,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide, className })}>
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
