import { prefixOf } from '@tractor-haat/i18n';
import type { PopupName } from '@tractor-haat/platform';
import { usePage, usePopupButton, useTranslation } from '@tractor-haat/platform/island';
import { Alert, type ButtonLook, PopupLink } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './popup-button.module.css';

export interface PopupButtonProps extends ButtonLook {
  readonly popup: PopupName;
  /** The page that does the same. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Opens another remote's popup; a link to the page that does the same until then, and where it cannot be had. */
export function PopupButton({ popup: name, page, ...look }: PopupButtonProps) {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const popup = usePopupButton(name, {});
  return (
    <>
      {popup.state === 'failed' ? (
        <div className={styles.failed}>
          <Alert>{t('error.part_unavailable')}</Alert>
        </div>
      ) : null}
      <PopupLink {...look} popup={popup} href={prefixOf(language) + page} />
    </>
  );
}
