import type { ImplementType } from '@tractor-haat/api-client';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, useLoaderData, useTranslation, withMarkupCache } from '@tractor-haat/platform';
import { ChipNav } from '@tractor-haat/ui';
import { Faq } from '../../components/faq.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { formatChoice } from '../../list/list-choice.ts';
import { ListView } from '../../list/list-view.tsx';
import { ImplementCard, toImplementPath } from '../implement-card.tsx';
import { type ImplementList, loadImplementList } from './load-implement-list.ts';

const TypeRow = withMarkupCache(function TypeRow({
  types,
  current,
}: {
  types: readonly Pick<ImplementType, 'slug' | 'name'>[];
  current: string | undefined;
}) {
  const { t } = useTranslation('implements');
  if (types.length === 0) return null;
  return (
    <ChipNav
      label={t('list.types')}
      as={Link}
      scroll
      items={types.map(({ slug, name }) => ({
        to: `/tractor-implements-in-india/${slug}`,
        text: name.text,
        lang: name.language,
        current: slug === current,
      }))}
    />
  );
});

export { loadImplementList as loader };

const LIST_PATH = '/tractor-implements-in-india';

export function Component() {
  const { t } = useTranslation('implements');
  const { spec, choice, type, brand, types, result } = useLoaderData<ImplementList>();
  const heading =
    type?.name.text ??
    (brand ? t('brand.heading', { brand: brand.name.text }) : t('list.implements_title'));
  const text = type?.description ?? brand?.description;
  const intro = text?.text ?? t('list.implements_intro');
  const unfilteredChoice = { filters: {}, sort: spec.sorts[0] ?? '', page: choice.page };
  const title = type
    ? t('list.type_title', { type: heading })
    : brand
      ? t('brand.title', { brand: brand.name.text })
      : t('list.implements_title_head');
  return (
    <PageFrame
      title={title}
      description={intro}
      query={formatChoice(unfilteredChoice, spec)}
      heading={heading}
      headingLanguage={type?.name.language}
      properNames={brand && !type ? [brand.name.text] : []}
      intro={<p lang={text?.language}>{intro}</p>}
      breadcrumbs={type || brand ? [{ name: t('list.implements_title'), to: LIST_PATH }] : []}
      currentPage={type?.name.text ?? brand?.name.text ?? t('list.implements_title')}
    >
      <ItemList paths={result.items.map(toImplementPath)} />
      <TypeRow types={types} current={type?.slug} />
      <ListView
        spec={spec}
        choice={choice}
        result={result}
        countText={t('list.count', { count: result.total })}
        after={
          <Faq
            items={[
              { question: t('faq.price'), answer: t('faq.price_answer') },
              { question: t('faq.fit'), answer: t('faq.fit_answer') },
            ]}
          />
        }
      >
        {result.items.map((item, index) => (
          <ImplementCard key={item.id} implement={item} priority={index < 2} />
        ))}
      </ListView>
      <p className={sections.note}>{t('illustration')}</p>
    </PageFrame>
  );
}
