import { picturePath } from '@tractor-haat/api-client';
import { Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { useTranslation } from '@tractor-haat/platform';
import { Picture } from '@tractor-haat/ui';
import { Faq } from '../products/faq.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { CONSTRUCTION_MACHINES } from './construction-machines.ts';
import styles from './guides.module.css';

const PICTURE_WIDTHS = [400, 600, 800] as const;

export function Component() {
  const { t } = useTranslation('guides');
  return (
    <PageFrame
      title={t('construction.title')}
      description={t('construction.intro')}
      heading={t('construction.heading')}
      intro={<p>{t('construction.intro')}</p>}
      currentPage={t('construction.heading')}
    >
      <ul className={styles.machines}>
        {CONSTRUCTION_MACHINES.map((machine, index) => (
          <li key={machine} className={styles.machine}>
            <Picture
              source={(width, format) =>
                picturePath(
                  { kind: 'construction', id: machine, view: 'side' },
                  PICTURE_WIDTHS.find((pictureWidth) => pictureWidth >= width) ?? 800,
                  format,
                )
              }
              widths={PICTURE_WIDTHS}
              sizes="(min-width: 800px) 580px, 100vw"
              width={800}
              height={600}
              alt=""
              priority={index === 0}
            />
            <h2>{t(`construction.${machine}.name`)}</h2>
            <p>{t(`construction.${machine}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className={sections.section}>
        <h2>{t('construction.tractors')}</h2>
        <Tiles
          items={[
            { to: '/tractors?hp=over-60', name: t('construction.link_power') },
            { to: '/4wd-tractors-in-india', name: t('construction.link_4wd') },
            {
              to: '/tractor-implements-in-india/tipping-trailer',
              name: t('construction.link_trailer'),
            },
            { to: '/tractor/ace', name: t('construction.link_ace') },
          ]}
        />
      </section>
      <Faq
        items={[
          { question: t('construction.q1'), answer: t('construction.a1') },
          { question: t('construction.q2'), answer: t('construction.a2') },
        ]}
      />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}
