import { ApiError, api, type DealerDetail, NEARBY_RADIUS_KM } from '@tractor-haat/api-client';
import { nameLanguage } from '@tractor-haat/i18n';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  RemoteWidget,
  redirect,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, ProperNames, SpecList } from '@tractor-haat/ui';
import detail from '../products/detail.module.css';
import { PageFrame } from '../products/page-frame.tsx';
import { ShareLink } from '../products/share-link.tsx';
import { DealerMap } from './dealer-map.tsx';
import { DEALER_PATHS, toBrandPath, toDealerPath } from './dealer-paths.ts';
import { DealerContacts, DealerRow } from './dealer-row.tsx';
import styles from './dealers.module.css';

export async function loader({ request, params }: LoaderFunctionArgs): Promise<DealerDetail> {
  const { language, options } = parsePageRequest(request);
  const { slug = '', id = '' } = params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const dealer = await callApi(() =>
    api
      .get('/api/v1/dealers/:id', { params: { id }, query: { language }, ...options })
      .catch((error) => {
        if (error instanceof ApiError && error.status === 404) throw notFound();
        throw error;
      }),
  );
  if (dealer.slug !== slug) throw redirect(toDealerPath(dealer), 301);
  return dealer;
}

export function Component() {
  const dealer = useLoaderData<DealerDetail>();
  return <DealerView key={dealer.id} dealer={dealer} />;
}

function DealerView({ dealer }: { dealer: DealerDetail }) {
  const { t } = useTranslation('dealers');
  const { language } = usePage();
  const { name, kind, brand_name, district_name, state_name, place, others } = dealer;
  // If no other dealer is nearby, the page shows the nearest one.
  const listedDealers =
    others.length === 0 && dealer.nearest_other ? [dealer.nearest_other] : others;
  const location = `${district_name.text}, ${state_name.text}`;
  const listPath = DEALER_PATHS[kind];
  const dealerLabel = t(`kind.${kind}.of_brand`, { brand: brand_name.text });
  const facts = { name, brand: brand_name.text, place: location };
  return (
    <PageFrame
      title={t('one.title', facts)}
      description={t('one.description', facts)}
      heading={name}
      headingLanguage={nameLanguage(name, language)}
      properNames={[name]}
      intro={
        <p>
          <ProperNames
            text={t('in_place', { what: dealerLabel, place: location })}
            names={[brand_name.text]}
          />
        </p>
      }
      breadcrumbs={[
        { name: t('in_india', { what: t(`kind.${kind}.name`) }), to: listPath },
        { name: state_name.text, to: `${listPath}?state=${dealer.state}` },
      ]}
      currentPage={name}
    >
      {dealer.demo ? <Alert tone="info">{t('demo_note')}</Alert> : null}
      <div className={detail.columns}>
        <div className={detail.main}>
          <section>
            <h2>{t('one.reach')}</h2>
            <SpecList
              items={[
                { name: t('one.address'), value: `${dealer.area}, ${location}` },
                { name: t('one.phone'), value: dealer.phone },
                { name: t('brand'), value: <span translate="no">{brand_name.text}</span> },
              ]}
            />
            <div className={styles.reach}>
              <DealerContacts dealer={dealer} />
              <ShareLink name={name} />
            </div>
            <p>
              <Link to={toBrandPath(dealer)}>
                <ProperNames text={t(`one.goods_${kind}`, facts)} names={[brand_name.text]} />
              </Link>
            </p>
          </section>
          <section>
            <RemoteWidget
              name="enquiry/form"
              props={{ form: 'dealer-contact', productId: dealer.id, productName: name }}
            />
          </section>
        </div>
        <div className={detail.side}>
          {place ? (
            <figure>
              <DealerMap
                spots={[{ ...place, count: 1 }]}
                label={t('one.map', { place: location })}
              />
              <figcaption className={styles.soft}>{t('one.map_note')}</figcaption>
            </figure>
          ) : null}
        </div>
      </div>
      {listedDealers.length > 0 ? (
        <section className={sections.section}>
          <h2>{t('one.others')}</h2>
          {others.length === 0 ? <p>{t('one.none_near', { km: NEARBY_RADIUS_KM })}</p> : null}
          <div className={styles.rows}>
            {listedDealers.map((listedDealer) => (
              <DealerRow
                key={listedDealer.id}
                dealer={listedDealer}
                distance_km={listedDealer.distance_km}
              />
            ))}
          </div>
        </section>
      ) : null}
    </PageFrame>
  );
}
