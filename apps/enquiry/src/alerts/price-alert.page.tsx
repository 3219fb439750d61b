import {
  ALERT_MESSAGES,
  ApiError,
  api,
  type CallOptions,
  type FormDraft,
  isAlertReason,
  type StateChoice,
} from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  PageHead,
  unavailable,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, ButtonLink, Wrap } from '@tractor-haat/ui';
import styles from '../pages/pages.module.css';
import { AlertCode, AlertForm } from './alert-form.tsx';

type PriceAlertPageData = {
  /** Path of the tractor page that links here. */
  readonly product: string;
  readonly name: string | null;
  readonly states: readonly StateChoice[];
  readonly pushKey: string | null;
  readonly draft: FormDraft | null;
};

const MAX_PATH_LENGTH = 300;
/** Matches `/tractor/mahindra-575-di/9` and `/hi/tractor/mahindra-575-di/9`. */
const TRACTOR_PATH = /\/tractor\/([a-z0-9-]{1,80})\/\d+/;

/** A draft belongs to one visitor, so the page must not be cached. */
const headers = { 'cache-control': 'no-store' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = parseLocalizedPath(pathname);
  const options = { signal: request.signal };
  const draft = await loadFormDraft(request);
  const requestedProduct = draft?.values.product ?? searchParams.get('product') ?? '';
  const product = requestedProduct.slice(0, MAX_PATH_LENGTH);
  const slug = TRACTOR_PATH.exec(product)?.[1];
  const [name, states, pushKey] = await Promise.all([
    slug === undefined ? null : loadTractorName(slug, language, options),
    api.get('/api/all_state', { query: { language }, ...options }).catch(() => []),
    api.get('/api/v1/push-key', options).then(
      ({ key }) => key,
      () => null,
    ),
  ]);
  const pageData: PriceAlertPageData = { product, name, states, pushKey, draft };
  return draft ? data<PriceAlertPageData>(pageData, { headers }) : pageData;
}

async function loadTractorName(slug: string, language: Language, options: CallOptions) {
  try {
    const { brand_name, model } = await api.get('/api/v1/tractor-facts/:slug', {
      params: { slug },
      query: { language },
      ...options,
    });
    return `${brand_name.text} ${model}`;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw unavailable();
  }
}

export function Component() {
  const { t } = useTranslation('alert');
  const { language } = usePage();
  const { product, name, states, pushKey, draft } = useLoaderData<PriceAlertPageData>();
  const { reason, primary_id, faults: validationErrors = {} } = draft ?? {};
  const isDone = reason === 'alert_started' || reason === 'alert_ended';
  const message =
    isAlertReason(reason) && Object.keys(validationErrors).length === 0
      ? ALERT_MESSAGES[reason][language]
      : undefined;
  const isSuccess = isDone || reason === 'alert_sent';
  const isFormStep = !isDone && !primary_id;
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} description={t('line')} />
      <meta name="robots" content="noindex" />
      <h1>{name ? t('heading_of', { name }) : t('title')}</h1>
      {message ? <Alert tone={isSuccess ? 'ok' : 'bad'}>{message}</Alert> : null}
      {primary_id ? <AlertCode draft={{ ...draft, primary_id }} /> : null}
      {isFormStep && name === null ? <p>{t('choose')}</p> : null}
      {isFormStep && name !== null ? (
        <AlertForm product={product} states={states} draft={draft} pushKey={pushKey} />
      ) : null}
      {name === null || isDone ? (
        <ButtonLink as={Link} to="/tractors">
          {t('tractors')}
        </ButtonLink>
      ) : null}
      <p>
        <Link to="/my-data">{t('my_data')}</Link>
      </p>
    </Wrap>
  );
}
