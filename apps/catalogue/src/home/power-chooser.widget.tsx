import { api, type PowerBand } from '@tractor-haat/api-client';
import { MachinePicture } from '@tractor-haat/pages';
import { Link, type NoProps, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import styles from './power-chooser.module.css';

/** The most common power on farms. */
const DEFAULT_POWER = '41-50';

export async function loader({
  language,
  signal,
}: WidgetLoaderArgs<NoProps>): Promise<PowerBand[]> {
  return api.get('/api/v1/tractor-powers', { query: { language }, signal });
}

/** CSS shows the budgets of the selected radio, so the chooser works without JavaScript. */
export function Component({ data: bands }: NoProps & { data: PowerBand[] }) {
  const { t } = useTranslation('choose');
  if (bands.length === 0) return null;
  const defaultBand = bands.find(({ slug }) => slug === DEFAULT_POWER) ?? bands[0];
  return (
    <div className={styles.chooser}>
      <fieldset>
        <legend className={styles.step}>{t('power.first')}</legend>
        <div className={styles.row}>
          {bands.map((band) => (
            <label key={band.slug} className={styles.power}>
              <input
                type="radio"
                name="power"
                value={band.slug}
                defaultChecked={band === defaultBand}
                className={styles.radio}
              />
              <span className={styles.face}>
                <MachinePicture picture={band.picture} sizes="(min-width: 800px) 190px, 40vw" />
                <b>{t(`lists:value.hp.${band.slug}`)}</b>
                <small>{t(`power.work.${band.slug}`)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {bands.map((band) => (
        <Budgets key={band.slug} band={band} />
      ))}
    </div>
  );
}

function Budgets({ band: { slug, count, budgets } }: { band: PowerBand }) {
  const { t } = useTranslation('choose');
  const listPath = `/tractors?hp=${slug}`;
  return (
    <div className={styles.budgets} data-power={slug}>
      <p className={styles.step}>{t('power.then', { power: t(`lists:value.hp.${slug}`) })}</p>
      <ul className={styles.links}>
        {budgets.map((budget) => (
          <li key={budget.slug}>
            <Link to={`${listPath}&price=${budget.slug}`} className={styles.link}>
              {t(`lists:value.price.${budget.slug}`)}
              <small>{t('models', { count: budget.count })}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link to={listPath} className={styles.link}>
            {t('power.any')}
            <small>{t('models', { count })}</small>
          </Link>
        </li>
      </ul>
    </div>
  );
}
