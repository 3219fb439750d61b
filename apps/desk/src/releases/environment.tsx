import type { ReleasedEnvironment } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { formatMoment } from '../frame/format-moment.ts';
import styles from '../frame/frame.module.css';

/** `address` is `<environment>/<app>`. */
export type RequestChange = (address: string, action: string, version?: string) => void;

type Props = {
  environment: ReleasedEnvironment;
  /** Undefined without a token, which hides the buttons. */
  requestChange: RequestChange | undefined;
};

export function Environment({ environment, requestChange }: Props) {
  const { t } = useTranslation('desk');
  const { name, releases, changes } = environment;
  const renderButton = (app: string, action: string, text: string, version?: string) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${app}: ${text}`}
      onClick={() => requestChange?.(`${name}/${app}`, action, version)}
    >
      {text}
    </Button>
  );
  return (
    <section aria-label={t(`registry.${name}`)}>
      <h2>{t(`registry.${name}`)}</h2>
      {releases.length === 0 && <p>{t('nothing')}</p>}
      <ul className={styles.list}>
        {releases.map(({ app, version, previous, by, at, trial }) => (
          <li key={app} className={styles.item}>
            <p>
              <b>{app}</b> {version}
            </p>
            <p className={styles.soft}>
              {formatMoment(at)} {by}
            </p>
            {trial && (
              <p>
                {t('registry.share', { percent: trial.percent, version: trial.version })} (
                {trial.by})
              </p>
            )}
            {requestChange && trial && (
              <p>
                {trial.held
                  ? renderButton(app, 'go-on', t('registry.go_on'))
                  : renderButton(app, 'hold', t('registry.hold'))}
                {renderButton(app, 'take-back', t('registry.take_back'))}
              </p>
            )}
            {requestChange &&
              previous &&
              renderButton(
                app,
                'roll-back',
                t('registry.back_to', { version: previous }),
                previous,
              )}
          </li>
        ))}
      </ul>
      <details>
        <summary className={styles.summary}>{t('history')}</summary>
        <ol className={styles.list}>
          {changes.map(({ revision, at, by, app, from, to, why }) => (
            <li key={revision} className={styles.item}>
              <p>
                <b>{app}</b> {from ?? '–'} → {to}
              </p>
              <p className={styles.soft}>
                {formatMoment(at)} {by} {why}
              </p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
