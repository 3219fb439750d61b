import { type PictureName, picturePath } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Picture } from '@tractor-haat/ui';
import styles from './detail.module.css';

const PICTURE_WIDTHS = [400, 800, 1200] as const;

export function ProductPicture({
  picture,
}: {
  picture: PictureName & { readonly alt: { readonly text: string } };
}) {
  const { t } = useTranslation('lists');
  return (
    <div>
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
        alt={picture.alt.text}
        priority
      />
      <p className={styles.note}>{t('illustration')}</p>
    </div>
  );
}
