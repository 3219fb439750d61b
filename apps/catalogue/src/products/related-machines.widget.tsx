import { Link, useTranslation } from '@tractor-haat/platform';
import { Rail, SectionHead } from '@tractor-haat/ui';
import type { RelatedMachinesProps } from '../contract.ts';
import { ImplementCard } from './implement-card.tsx';
import type { RelatedMachines } from './load-related.ts';
import styles from './related-machines.module.css';
import { TractorCard } from './tractor-card.tsx';
import { TyreCard } from './tyre-card.tsx';

export { loadRelated as loader } from './load-related.ts';

export function Component({ data }: RelatedMachinesProps & { data: RelatedMachines }) {
  const { t } = useTranslation('lists');
  const { tractors, implements: machines, tyres } = data;
  const createMoreLink = (to: string, topic: string) => ({
    to,
    text: t('see_all'),
    label: `${t('see_all')}: ${topic}`,
  });
  return (
    <div className={styles.rows}>
      {machines.length > 0 ? (
        <section>
          <SectionHead
            title={t('related.implements')}
            as={Link}
            more={createMoreLink('/tractor-implements-in-india', t('related.implements'))}
          />
          <Rail>
            {machines.map((machine) => (
              <ImplementCard key={machine.id} implement={machine} layout="stand" />
            ))}
          </Rail>
        </section>
      ) : null}
      {tyres.length > 0 ? (
        <section>
          <SectionHead
            title={t('related.tyres')}
            as={Link}
            more={createMoreLink('/tyres', t('related.tyres'))}
          />
          <Rail>
            {tyres.map((tyre) => (
              <TyreCard key={tyre.id} tyre={tyre} layout="stand" />
            ))}
          </Rail>
        </section>
      ) : null}
      {tractors.length > 0 ? (
        <section>
          <SectionHead
            title={t(machines.length > 0 ? 'related.tractors_for' : 'related.tractors')}
            as={Link}
            more={createMoreLink('/tractors', t('related.tractors'))}
          />
          <Rail>
            {tractors.map((tractor) => (
              <TractorCard key={tractor.id} tractor={tractor} layout="stand" />
            ))}
          </Rail>
        </section>
      ) : null}
    </div>
  );
}
