import { picturePath, type TractorDetail } from '@tractor-haat/api-client';
import { MachinePicture } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { Gallery, Picture } from '@tractor-haat/ui';
import styles from '../products/detail.module.css';

const PICTURE_VIEWS = ['side', 'front', 'rear', 'field'] as const;
const PICTURE_WIDTHS = [400, 800, 1200] as const;

export function TractorGallery({ tractor, name }: { tractor: TractorDetail; name: string }) {
  const { t } = useTranslation('tractor');
  const pictures = PICTURE_VIEWS.map((view) => {
    const picture = { ...tractor.picture, view };
    const label = t(`detail.view.${view}`);
    return {
      id: view,
      label,
      picture: (
        <Picture
          source={(width, format) =>
            picturePath(
              picture,
              PICTURE_WIDTHS.find((pictureWidth) => pictureWidth >= width) ?? 1200,
              format,
            )
          }
          widths={PICTURE_WIDTHS}
          sizes="(min-width: 800px) 620px, 100vw"
          width={800}
          height={600}
          alt={`${name}, ${label}`}
          priority={view === 'side'}
        />
      ),
      thumb: <MachinePicture picture={picture} sizes="92px" />,
    };
  });
  return (
    <div>
      <Gallery
        label={t('detail.gallery', { name })}
        pictures={pictures}
        texts={{
          previous: t('detail.slide.previous'),
          next: t('detail.slide.next'),
          position: (at: number, count: number) => t('detail.slide.position', { at, count }),
        }}
      />
      <p className={styles.note}>{t('lists:illustration')}</p>
    </div>
  );
}
