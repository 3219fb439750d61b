import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import type { ListedTractors } from './listed-tractors.ts';

export function Highlights({ highlights }: Pick<ListedTractors, 'highlights'>) {
  const { t } = useTranslation('tractors');
  const { language } = usePage();
  const { cheapest, dearest, strongest } = highlights;
  const formatPrice = (tractor: typeof cheapest) =>
    tractor?.price ? formatRupees(tractor.price.min_inr, language) : null;
  const entries = [
    { name: 'cheapest', tractor: cheapest, value: formatPrice(cheapest) },
    { name: 'dearest', tractor: dearest, value: formatPrice(dearest) },
    {
      name: 'strongest',
      tractor: strongest,
      value: strongest?.hp ? `${formatNumber(strongest.hp, language)} HP` : null,
    },
    // A brand without public prices has only its power.
  ].filter(({ value }) => value !== null);
  if (entries.length === 0) return null;
  return (
    <section aria-label={t('highlight.label')}>
      <dl className={sections.facts}>
        {entries.map(({ name, tractor, value }) => (
          <div key={name} className={sections.fact}>
            <dt>{t(`highlight.${name}`)}</dt>
            <dd>
              <b>{value}</b>
              {tractor ? (
                <small>
                  <Link to={tractorPath(tractor)} translate="no">
                    {tractorName(tractor)}
                  </Link>
                </small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
