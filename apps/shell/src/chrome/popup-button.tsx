import { type PopupName, usePopupButton, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, type ButtonProps } from '@tractor-haat/ui';

/** Opens another section's popup, and says so when it cannot be had. */
export function PopupButton({ popup, ...look }: ButtonProps & { popup: PopupName }) {
  const { t } = useTranslation('shell');
  const { state, button } = usePopupButton(popup, {});
  return (
    <>
      {state === 'failed' ? <Alert>{t('error.part_unavailable')}</Alert> : null}
      <Button {...look} {...button} busy={state === 'busy'} />
    </>
  );
}
