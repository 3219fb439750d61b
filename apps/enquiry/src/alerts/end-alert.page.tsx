import { ALERT_MESSAGES, ApiError, api, type PriceAlert } from '@tractor-haat/api-client';
import { formatRupees, parseLocalizedPath } from '@tractor-haat/i18n';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  notFound,
  unavailable,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, ButtonLink, Wrap } from '@tractor-haat/ui';
import styles from '../pages/pages.module.css';

type EndAlertPageData = {
  /** Identifies the alert in its URL. */
  readonly token: string;
  /** Null if the alert has ended. */
  readonly alert: PriceAlert | null;
};

/** The URL is private, so the page must not be cached. */
const headers = { 'cache-control': 'no-store' };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = parseLocalizedPath(new URL(request.url).pathname);
  const { token = '' } = params;
  try {
    const alert = await api.get('/api/v1/price-alert/:token', {
      params: { token },
      query: { language },
      signal: request.signal,
    });
    return data<EndAlertPageData>({ token, alert }, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 400) throw notFound();
    if (error.status !== 410) throw unavailable();
    return data<EndAlertPageData>({ token, alert: null }, { status: 410, headers });
  }
}

/** Alert messages link to this page. Opening it does not end the alert; submitting its form does. */
export function Component() {
  const { t } = useTranslation('alert');
  const { language } = usePage();
  const { token, alert } = useLoaderData<EndAlertPageData>();
  const isPhone = alert?.by === 'phone';
  const title = t(isPhone ? 'phone_title' : 'end_title');
  const name = alert ? `${alert.brand_name.text} ${alert.model}` : '';
  return (
    <Wrap className={styles.page}>
      {/* No `PageHead`, because a private URL needs no sharing metadata, canonical link or alternate languages. */}
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {alert ? (
        <>
          <p>{t(isPhone ? 'phone_line' : 'end_line', { name })}</p>
          {alert.below_inr === null ? null : (
            <p>{t('end_below', { price: formatRupees(alert.below_inr, language) })}</p>
          )}
          <form method="post" action="/api/price_alert_end" className={styles.form}>
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="alert" value={token} />
            <Button type="submit" variant="action" wide>
              {t('end')}
            </Button>
          </form>
        </>
      ) : (
        <>
          <Alert tone="info">{ALERT_MESSAGES.alert_ended[language]}</Alert>
          <ButtonLink as={Link} to="/tractors">
            {t('tractors')}
          </ButtonLink>
        </>
      )}
    </Wrap>
  );
}
