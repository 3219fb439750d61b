import { type Language, localizePath } from '@tractor-haat/i18n';
import { JsonLd, Link, PageHead, type SharePicture, usePage } from '@tractor-haat/platform';
import { Breadcrumb, type Crumb, ProperNames, Wrap } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  /** Document title without the site name. */
  readonly title: string;
  readonly description: string;
  /** Canonical part of the query. */
  readonly query?: string;
  readonly heading: string;
  /** Language of heading and introduction if it differs from the page's. */
  readonly headingLanguage?: Language | undefined;
  /** Names of makers, models or dealers in heading and breadcrumbs, which browsers must not translate. */
  readonly properNames?: readonly string[];
  readonly intro?: ReactNode;
  /** Breadcrumbs between home and this page. */
  readonly breadcrumbs?: readonly { name: string; to: string }[];
  readonly currentPage: string;
  readonly picture?: SharePicture;
  readonly children: ReactNode;
}

interface FrameProps extends PageFrameProps {
  readonly texts: { readonly home: string; readonly breadcrumb: string };
  /** Saved products, at the end. */
  readonly after: ReactNode;
}

/** Head, breadcrumbs, heading and introduction of a page. */
export function Frame(props: FrameProps) {
  const {
    title,
    description,
    query,
    heading,
    headingLanguage,
    properNames = [],
    intro,
    breadcrumbs = [],
    currentPage,
    texts,
  } = props;
  const { language, origin } = usePage();
  const crumbs: Crumb[] = [{ name: texts.home, to: '/' }, ...breadcrumbs, { name: currentPage }];
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={title}
        description={description}
        {...(query ? { query } : {})}
        {...(props.picture ? { picture: props.picture } : {})}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            ...(to ? { item: origin + localizePath(language, to) } : {}),
          })),
        }}
      />
      <Breadcrumb label={texts.breadcrumb} as={Link} items={crumbs} properNames={properNames} />
      <h1 lang={headingLanguage}>
        <ProperNames text={heading} names={properNames} />
      </h1>
      {intro ? <div className={styles.intro}>{intro}</div> : null}
      {props.children}
      {props.after}
    </Wrap>
  );
}
