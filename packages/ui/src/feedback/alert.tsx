import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import styles from './alert.module.css';

export type AlertProps = {
  /** `ok` and `bad` are live regions for results; `info` is static. */
  tone?: 'ok' | 'bad' | 'info';
  children: ReactNode;
};

const TONE_ICONS = { ok: CheckIcon, bad: WarningIcon, info: InfoIcon };

/** A message beside the content that it concerns. Unlike a `Toast` it does not disappear. */
export function Alert({ tone = 'bad', children }: AlertProps) {
  const ToneIcon = TONE_ICONS[tone];
  return (
    <div
      className={classNames(styles.alert, styles[tone])}
      role={tone === 'info' ? 'note' : 'alert'}
    >
      <ToneIcon size={22} />
      <div>{children}</div>
    </div>
  );
}
