import type { PopupName } from '@tractor-haat/platform';
import { Link, usePopupButton, useTranslation } from '@tractor-haat/platform/island';
import { Alert, Button, ButtonLink, type ButtonLook, classNames } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './popup-button.module.css';

export interface PopupButtonProps extends ButtonLook {
  readonly popup: PopupName;
  /** The page that does the same without script. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Opens another remote's popup, and says so when it cannot be had; without script it is a link. */
export function PopupButton({ popup, page, className, ...look }: PopupButtonProps) {
  const { t } = useTranslation('shell');
  const { state, button } = usePopupButton(popup, {});
  return (
    <>
      {state === 'failed' ? (
        <div className={styles.failed}>
          <Alert>{t('error.part_unavailable')}</Alert>
        </div>
      ) : null}
      <Button
        {...look}
        {...button}
        className={classNames(className, styles.scripted)}
        busy={state === 'busy'}
      />
      <noscript>
        <ButtonLink as={Link} to={page} className={className} {...look} />
      </noscript>
    </>
  );
}
