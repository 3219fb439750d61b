import { usePage } from '@tractor-haat/platform';
import { Button, type ButtonProps } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './my-data.module.css';

type PostFormProps = {
  readonly action: 'otp' | 'open' | 'show' | 'download' | 'withdraw' | 'erase' | 'close';
  readonly buttonText: string;
  readonly variant?: ButtonProps['variant'];
  readonly children?: ReactNode;
  readonly describedBy?: string;
};

export function PostForm({ action, buttonText, variant, children, describedBy }: PostFormProps) {
  const { language } = usePage();
  return (
    <form
      method="post"
      action={`/api/my_data_${action}`}
      className={styles.form}
      data-progress={action === 'otp' ? '' : undefined}
    >
      <input type="hidden" name="language" value={language} />
      {children}
      <Button type="submit" wide variant={variant} aria-describedby={describedBy}>
        {buttonText}
      </Button>
    </form>
  );
}
