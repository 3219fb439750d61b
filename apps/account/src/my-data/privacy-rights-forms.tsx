import { useTranslation } from '@tractor-haat/platform';
import { Checkbox } from '@tractor-haat/ui';
import styles from './my-data.module.css';
import { PostForm } from './post-form.tsx';

export function PrivacyRightsForms({ validationError }: { validationError: string | undefined }) {
  const { t } = useTranslation('my-data');
  return (
    <>
      <section className={styles.box}>
        <h2>{t('download_title')}</h2>
        <p>{t('download_line')}</p>
        <PostForm action="download" buttonText={t('download')} />
      </section>
      <section className={styles.box}>
        <h2>{t('erase_title')}</h2>
        <p>{t('erase_line')}</p>
        <PostForm action="erase" buttonText={t('erase')}>
          <Checkbox name="sure" value="on" label={t('erase_sure')} error={validationError} />
        </PostForm>
      </section>
      <section className={styles.box}>
        <p>{t('close_line')}</p>
        <PostForm action="close" buttonText={t('close')} variant="quiet" />
      </section>
    </>
  );
}
