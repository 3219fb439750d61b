import {
  FAMILY_MESSAGES,
  type FamilyVote,
  type FormDraft,
  isFamilyReason,
} from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Table } from '@tractor-haat/ui';
import { toComparePath } from '../compare/to-compare-path.ts';
import { PageFrame } from '../components/page-frame.tsx';
import { ProductPrice } from '../components/product-price.tsx';
import { ShareLink } from '../components/share-link.tsx';
import styles from './family.module.css';
import { FamilyForm } from './family-form.tsx';
import { useVoices } from './use-voices.ts';

export interface FamilyViewProps {
  readonly id: string;
  readonly vote: FamilyVote;
  readonly draft: FormDraft | null;
}

export function FamilyView({ id, vote, draft }: FamilyViewProps) {
  const { t } = useTranslation('family');
  const { language } = usePage();
  const { tractors, until } = vote;
  const voices = useVoices(id, vote);
  const names = tractors.map(tractorName).join(t('versus'));
  const tractorNames = new Map(tractors.map((tractor) => [tractor.slug, tractorName(tractor)]));
  return (
    <PageFrame
      title={t('title', { names })}
      description={t('line')}
      heading={t('heading')}
      intro={<p>{t('intro', { date: formatDate(new Date(until), language) })}</p>}
      breadcrumbs={[{ name: names, to: toComparePath(tractors.map(({ slug }) => slug)) }]}
      currentPage={t('heading')}
    >
      <meta name="robots" content="noindex" />
      <FamilyMessage draft={draft} />
      <ul className={styles.tractors}>
        {tractors.map((tractor) => (
          <li key={tractor.slug}>
            <Link to={tractorPath(tractor)} translate="no">
              {tractorName(tractor)}
            </Link>
            <ProductPrice price={tractor.price} size="small" />
            <b>
              {t('votes', {
                count: voices.filter((voice) => voice.tractor === tractor.slug).length,
              })}
            </b>
          </li>
        ))}
      </ul>
      <FamilyForm id={id} tractors={tractors} draft={draft} />
      <section className={sections.section} aria-live="polite">
        <h2>{t('table')}</h2>
        {voices.length === 0 ? (
          <p>{t('nobody')}</p>
        ) : (
          <Table
            caption={t('table')}
            corner={t('name')}
            columns={[
              { id: 'tractor', name: t('tractor') },
              { id: 'reason', name: t('reason') },
            ]}
            rows={voices.map(({ name, tractor, reason }, index) => ({
              id: `${index} ${name}`,
              name,
              cells: { tractor: tractorNames.get(tractor) ?? tractor, reason },
            }))}
          />
        )}
      </section>
      <section className={sections.section}>
        <h2>{t('share_title')}</h2>
        <p>{t('share_line')}</p>
        <ShareLink name={t('share', { names })} />
      </section>
    </PageFrame>
  );
}

function FamilyMessage({ draft }: Pick<FamilyViewProps, 'draft'>) {
  const { language } = usePage();
  const { reason, faults: validationErrors = {} } = draft ?? {};
  if (!isFamilyReason(reason) || Object.keys(validationErrors).length > 0) return null;
  return (
    <Alert tone={reason === 'family_voted' ? 'ok' : 'bad'}>
      {FAMILY_MESSAGES[reason][language]}
    </Alert>
  );
}
