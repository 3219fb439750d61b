import { localizePath } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import {
  COLOR_SCHEMES,
  type ColorScheme,
  type Display,
  formatSchemeCookie,
  isScheme,
  readDisplay,
} from '@tractor-haat/server-kit/display';
import { Breadcrumb, Button, RadioGroup, Wrap } from '@tractor-haat/ui';
import { useState } from 'react';
import styles from './text-page.module.css';

/** Value of the choice that follows the colour setting of the phone. */
const SYSTEM_SCHEME = 'phone';

export function loader({ request }: LoaderFunctionArgs): Display {
  return readDisplay(
    typeof document === 'undefined' ? request.headers.get('cookie') : document.cookie,
  );
}

export function Component() {
  const { t } = useTranslation('display');
  const { t: translateShell } = useTranslation('shell');
  const { language } = usePage();
  const display = useLoaderData<Display>();
  const [scheme, setScheme] = useState<string>(display.scheme ?? SYSTEM_SCHEME);
  const [lite, setLite] = useState(display.lite ? '1' : '0');
  const chooseScheme = (value: string) => {
    setScheme(value);
    applyScheme(isScheme(value) ? value : null);
  };
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} description={t('lead')} />
      <Breadcrumb
        label={translateShell('landmark.breadcrumb')}
        as={Link}
        items={[{ name: translateShell('home'), to: '/' }, { name: t('title') }]}
      />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <form
        action={localizePath(language, '/display')}
        className={`${styles.form} ${styles.choices}`}
      >
        <RadioGroup
          legend={t('colours')}
          name="scheme"
          value={scheme}
          onChange={chooseScheme}
          choices={[SYSTEM_SCHEME, ...COLOR_SCHEMES].map((value) => ({
            value,
            label: t(`scheme.${value}`),
          }))}
        />
        <RadioGroup
          legend={t('data')}
          name="lite"
          value={lite}
          onChange={setLite}
          choices={['0', '1'].map((value) => ({ value, label: t(`lite.${value}`) }))}
        />
        <Button type="submit" variant="action">
          {t('save')}
        </Button>
      </form>
    </Wrap>
  );
}

async function applyScheme(scheme: ColorScheme | null): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: many phones have no Cookie Store API.
  document.cookie = formatSchemeCookie(scheme);
  const root = document.documentElement;
  await import(/* webpackChunkName: "shell-schemes" */ '@tractor-haat/ui/schemes.css');
  if (scheme) root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
  // The server's link has `media="(prefers-color-scheme:dark)"`, but a selected scheme applies on all devices.
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href*="schemes."]'))
    link.media = 'all';
}
