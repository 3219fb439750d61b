import { useTranslation } from '@tractor-haat/platform';
import { DeskFrame } from '../frame/desk-frame.tsx';

/** Which versions are live: the registry's own page. */
export function Component() {
  const { t } = useTranslation('desk');
  return (
    <DeskFrame tab="releases" title={t('tab.releases')}>
      {() => (
        <p>
          <a href="/__federation">{t('federation')}</a>
        </p>
      )}
    </DeskFrame>
  );
}
