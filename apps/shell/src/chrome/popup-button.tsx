import { type PopupName, usePopupButton, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, type ButtonProps } from '@tractor-haat/ui';
import styles from './popup-button.module.css';

/** Opens another section's popup, and says so when it cannot be had. */
export function PopupButton({ popup, ...look }: ButtonProps & { popup: PopupName }) {
  const { t } = useTranslation('shell');
  const { state, button } = usePopupButton(popup, {});
  return (
    <>
      {state === 'failed' ? (
        <div className={styles.failed}>
          <Alert>{t('error.part_unavailable')}</Alert>
        </div>
      ) : null}
      <Button {...look} {...button} busy={state === 'busy'} />
    </>
  );
}
