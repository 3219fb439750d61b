import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import styles from './alert.module.css';

export type AlertProps = {
  /** `ok` and `bad` answer what was just done and are read out; `info` is a standing note. */
  tone?: 'ok' | 'bad' | 'info';
  children: ReactNode;
};

const signs = { ok: CheckIcon, bad: WarningIcon, info: InfoIcon };

/** A message in the page, beside what it is about. */
export function Alert({ tone = 'bad', children }: AlertProps) {
  const Sign = signs[tone];
  return (
    <div
      className={classNames(styles.alert, styles[tone])}
      role={tone === 'info' ? 'note' : 'alert'}
    >
      <Sign size={22} />
      <div>{children}</div>
    </div>
  );
}
