import { api, type SubsidiesList } from '@tractor-haat/api-client';
import {
  Form,
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, Button, Field, NativeSelect, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Scheme } from './scheme.tsx';
import styles from './subsidies.module.css';

export { loadSubsidies as loader };

export function Component() {
  const { t } = useTranslation('subsidies');
  const { state, list } = useLoaderData<Schemes>();
  const title = state ? t('title_in', { state: t(`state_${state}`) }) : t('title');
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={t('intro')} query={state ? `?state=${state}` : ''} />
      <Crumbs items={[{ name: t('name') }]} />
      <h1>{title}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <Alert tone="info">{t('check')}</Alert>
      <Form className={styles.choose} key={state}>
        <Field label={t('state')}>
          {(control) => (
            <NativeSelect {...control} name="state" defaultValue={state ?? ''}>
              <option value="">{t('whole_country')}</option>
              {list.states.map((stateChoice) => (
                <option key={stateChoice} value={stateChoice}>
                  {t(`state_${stateChoice}`)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Button type="submit">{t('show')}</Button>
      </Form>
      <nav className={styles.jump} aria-label={t('schemes')}>
        {list.items.map(({ slug, name }) => (
          <a key={slug} href={`#${slug}`} lang={name.language}>
            {name.text}
          </a>
        ))}
      </nav>
      <div className={styles.list}>
        {list.items.map((scheme) => (
          <Scheme key={scheme.slug} scheme={scheme} />
        ))}
      </div>
    </Wrap>
  );
}

interface Schemes {
  readonly state: string | null;
  readonly list: SubsidiesList;
}

async function loadSubsidies({ request }: LoaderFunctionArgs): Promise<Schemes> {
  const { language, query } = parsePageUrl(request);
  const state = query.get('state') || null;
  const list = await callApi(() =>
    api.get('/api/v1/subsidies', {
      query: { language, ...(state ? { state } : {}) },
      signal: request.signal,
    }),
  );
  return { state, list };
}
