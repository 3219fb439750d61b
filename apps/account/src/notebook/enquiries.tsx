import type { MyEnquiry } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import styles from './notebook.module.css';

interface EnquiriesProps {
  /** Null until loaded. */
  readonly enquiries: readonly MyEnquiry[] | null;
  /** True without JavaScript, where a form button loads the enquiries. */
  readonly isPlain?: boolean;
}

export function Enquiries({ enquiries, isPlain = false }: EnquiriesProps) {
  const { t } = useTranslation('notebook');
  const { language } = usePage();
  const languageField = <input type="hidden" name="language" value={language} />;
  return (
    <section className={styles.box}>
      <h2>{t('enquiries')}</h2>
      {isPlain ? (
        <form method="post" action="/api/own_enquiries" className={styles.plain}>
          {languageField}
          <Button type="submit">{t('show_enquiries')}</Button>
        </form>
      ) : null}
      {enquiries?.length === 0 ? <p>{t('no_enquiries')}</p> : null}
      <ul className={styles.rows}>
        {enquiries?.map(({ primary_id, form, about, state, at }) => (
          <li key={primary_id} className={styles.row}>
            <b>{t(`form.${form}`, { defaultValue: form })}</b>
            {about ? <span>{about}</span> : null}
            <span className={styles.softText}>
              {formatDate(new Date(at), language)}: {t(`state.${state}`)}
            </span>
            {state === 'waiting' ? (
              <form method="post" action="/api/enquiry_otp_resend">
                {languageField}
                <input type="hidden" name="primary_id" value={primary_id} />
                <Button type="submit" size="small">
                  {t('get_code')}
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
