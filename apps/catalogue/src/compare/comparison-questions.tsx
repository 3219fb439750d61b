import type { ComparedTractor } from '@tractor-haat/api-client';
import { formatRupees } from '@tractor-haat/i18n';
import { tractorName } from '@tractor-haat/pages';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Faq } from '../components/faq.tsx';
import { estimateSuitability } from '../tractors/detail/suitability.ts';
import { findBetterTractors } from './find-better-tractors.ts';

export function ComparisonQuestions({ tractors }: { tractors: readonly ComparedTractor[] }) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  const names = tractors.map(tractorName).join(', ');
  const [cheapest] = tractors.filter((_, index) => findBetterTractors('price', tractors)[index]);
  const acreLines = tractors.flatMap(({ hp, drive, ...tractor }) => {
    if (hp === null) return [];
    const [min, max] = estimateSuitability({ hp, drive }).acres;
    return [t('compare.ask.land_of', { name: tractorName(tractor), min, max })];
  });
  const items = [
    ...(cheapest?.price
      ? [
          {
            question: t('compare.ask.cheaper', { names }),
            answer: t('compare.ask.cheaper_answer', {
              name: tractorName(cheapest),
              price: formatRupees(cheapest.price.min_inr, language),
            }),
          },
        ]
      : []),
    ...(acreLines.length > 0
      ? [
          {
            question: t('compare.ask.land'),
            answer: `${acreLines.join(' ')} ${t('specs:detail.suits_rule')}`,
          },
        ]
      : []),
    { question: t('compare.ask.better'), answer: t('compare.ask.better_answer') },
  ];
  return <Faq items={items} properNames={tractors.map(tractorName)} />;
}
