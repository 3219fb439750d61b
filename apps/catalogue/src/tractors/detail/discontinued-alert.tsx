import type { TractorDetail } from '@tractor-haat/api-client';
import { formatMonth } from '@tractor-haat/i18n';
import { tractorName } from '@tractor-haat/pages';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, ButtonLink, ProperNames } from '@tractor-haat/ui';
import styles from '../../components/detail.module.css';
import { SourceLink } from '../../components/source-link.tsx';

interface DiscontinuedAlertProps {
  readonly tractor: TractorDetail;
  readonly ended: NonNullable<TractorDetail['discontinued']>;
}

/** Replaces price and enquiry on the page of a discontinued tractor. */
export function DiscontinuedAlert({ tractor, ended }: DiscontinuedAlertProps) {
  const { t } = useTranslation('tractor');
  const { language } = usePage();
  const name = tractorName(tractor);
  const brand = tractor.brand_name.text;
  const month = formatMonth(ended.on.slice(0, 7), language);
  return (
    <>
      <Alert tone="info">
        <p>
          <ProperNames text={t('detail.ended.notice', { name, month })} names={[name]} />
        </p>
        <p>
          {t('lists:source')}: <SourceLink source={ended.source} />
        </p>
      </Alert>
      <div className={styles.acts}>
        <ButtonLink
          as={Link}
          to={`/second-hand-tractor?brand=${tractor.brand_slug}`}
          variant="action"
        >
          {/* The link is a flex container, which would drop the spaces around the name. */}
          <span>
            <ProperNames text={t('detail.ended.used', { brand })} names={[brand]} />
          </span>
        </ButtonLink>
        <ButtonLink to="#similar">{t('detail.ended.similar')}</ButtonLink>
      </div>
    </>
  );
}
