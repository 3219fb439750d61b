import { localizePath } from '@tractor-haat/i18n';
import {
  JsonLd,
  Link,
  PageHead,
  RemoteWidget,
  usePage,
  useTranslation,
  type WidgetContracts,
} from '@tractor-haat/platform';
import { Breadcrumb, Wrap } from '@tractor-haat/ui';
import styles from './text-page.module.css';

export interface TextPageProps {
  /** Namespace with the keys `title`, `lead`, and `sections.<name>.title` and `.text`. */
  readonly namespace: string;
  readonly sections: readonly string[];
  readonly form?: WidgetContracts['enquiry/form']['form'];
}

/** A page of translated sections, with an optional enquiry form. */
export function TextPage({ namespace, sections, form }: TextPageProps) {
  const { t } = useTranslation(namespace);
  const { t: translateShell } = useTranslation('shell');
  const { language, origin } = usePage();
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} description={t('lead')} />
      <Breadcrumb
        label={translateShell('landmark.breadcrumb')}
        as={Link}
        items={[{ name: translateShell('home'), to: '/' }, { name: t('title') }]}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: translateShell('home'),
              item: origin + localizePath(language, '/'),
            },
            { '@type': 'ListItem', position: 2, name: t('title') },
          ],
        }}
      />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {sections.map((section) => (
        <section key={section} className={styles.section}>
          <h2>{t(`sections.${section}.title`)}</h2>
          <p>{t(`sections.${section}.text`)}</p>
        </section>
      ))}
      {form ? (
        <div className={styles.form}>
          <RemoteWidget name="enquiry/form" props={{ form }} />
        </div>
      ) : null}
    </Wrap>
  );
}
