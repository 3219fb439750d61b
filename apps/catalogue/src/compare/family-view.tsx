import {
  api,
  FAMILY_MESSAGES,
  type FamilyVote,
  type FormDraft,
  isFamilyReason,
  MAX_NAME_LENGTH,
  type TractorCard,
} from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, RadioGroup, Table, TextInput } from '@tractor-haat/ui';
import { useEffect, useState } from 'react';
import { PageFrame } from '../products/page-frame.tsx';
import { ProductPrice } from '../products/product-price.tsx';
import { ShareLink } from '../products/share-link.tsx';
import { toComparePath } from '../saved/to-compare-path.ts';
import styles from './family.module.css';

interface FamilyViewProps {
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

interface FamilyFormProps {
  readonly id: string;
  readonly tractors: readonly TractorCard[];
  readonly draft: FormDraft | null;
}

function FamilyForm({ id, tractors, draft }: FamilyFormProps) {
  const { t } = useTranslation('family');
  const { language } = usePage();
  const { values = {}, faults: validationErrors = {} } = draft ?? {};
  const formatError = (name: string) => {
    const reason = validationErrors[name];
    return isFamilyReason(reason) ? FAMILY_MESSAGES[reason][language] : undefined;
  };
  return (
    <form method="post" action="/api/family_vote" className={styles.form} data-progress="">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="family" value={id} />
      <RadioGroup
        legend={t('which')}
        name="tractor"
        defaultValue={values.tractor}
        error={formatError('tractor')}
        choices={tractors.map((tractor) => ({
          value: tractor.slug,
          label: <span translate="no">{tractorName(tractor)}</span>,
        }))}
      />
      <Field label={t('name')} error={formatError('name')}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={values.name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="given-name"
            required
          />
        )}
      </Field>
      <Field label={t('reason')} hint={t('reason_hint')} error={formatError('reason')}>
        {(control) => (
          <TextInput {...control} name="reason" defaultValue={values.reason} maxLength={140} />
        )}
      </Field>
      <Button type="submit" variant="action" wide>
        {t('vote')}
      </Button>
      <p className={styles.note}>{t('note')}</p>
    </form>
  );
}

/** Fast enough for a family that votes together, at about 100 bytes per response. */
const POLL_INTERVAL_MS = 10_000;

function useVoices(id: string, vote: FamilyVote): FamilyVote['voices'] {
  const { language } = usePage();
  const [voices, setVoices] = useState(vote.voices);
  useEffect(() => {
    const controller = new AbortController();
    const poll = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const latest = await api.get('/api/v1/family/:id', {
          params: { id },
          query: { language },
          signal: controller.signal,
        });
        if (!controller.signal.aborted) setVoices(latest.voices);
      } catch (error) {
        // The votes received last stay visible, for example without a network or after the vote has expired.
        if (!controller.signal.aborted) console.info('Failed to refresh the votes', error);
      }
    };
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [id, language]);
  return voices;
}
