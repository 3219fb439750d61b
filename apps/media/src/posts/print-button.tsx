import { island, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';

function Print() {
  const { t } = useTranslation('posts');
  return (
    <Button variant="quiet" onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}

export const PrintButton = island('media/print', Print);
