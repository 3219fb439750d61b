import { type Language, localizePath } from '@tractor-haat/i18n';
import { JsonLd, Link, PageHead, type SharePicture, usePage } from '@tractor-haat/platform';
import { Breadcrumb, type Crumb, ProperNames, Wrap } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  /** `PageHead` appends the name of the site. */
  readonly title: string;
  readonly description: string;
  /** Part of the query that belongs to the canonical URL, such as `?page=2`. */
  readonly query?: string;
  readonly heading: string;
  /** Set only if it differs from the language of the page, such as for an untranslated post. */
  readonly headingLanguage?: Language | undefined;
  /**
   * Names in the heading and in the breadcrumbs that browsers must not translate, such as those of makers and models.
   */
  readonly properNames?: readonly string[];
  readonly intro?: ReactNode;
  /** Pages between the home page and this page. `to` has no language prefix. */
  readonly breadcrumbs?: readonly { name: string; to: string }[];
  readonly currentPage: string;
  readonly picture?: SharePicture;
  readonly children: ReactNode;
}

interface FrameProps extends PageFrameProps {
  readonly texts: { readonly home: string; readonly breadcrumb: string };
  /** Content below the page, such as the saved products. */
  readonly after: ReactNode;
}

/** Page with head elements, breadcrumbs (also as JSON-LD), heading and introduction. */
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
