import { getLanguagePrefix } from '@tractor-haat/i18n';
import type { PopupName } from '@tractor-haat/platform';
import { usePage, usePopupButton, useTranslation } from '@tractor-haat/platform/island';
import { Alert, type ButtonAppearance, PopupLink } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './popup-button.module.css';

export interface PopupButtonProps extends ButtonAppearance {
  readonly popup: PopupName;
  readonly page: string;
  readonly children: ReactNode;
}

/**
 * Opens a popup of a remote. Before hydration and after a failure, it is a link to `page`, which offers the same form.
 */
export function PopupButton({ popup: name, page, ...buttonProps }: PopupButtonProps) {
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
      <PopupLink {...buttonProps} popup={popup} href={getLanguagePrefix(language) + page} />
    </>
  );
}
