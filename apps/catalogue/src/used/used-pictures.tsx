import { photoPath, type UsedDetail } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { ProductPicture } from '../components/product-picture.tsx';
import photos from './used-photo.module.css';
import { UsedPhoto } from './used-photo.tsx';

/** Photos by the seller, or a drawing of the model if there are none. */
export function UsedPictures({ used, name }: { used: UsedDetail; name: string }) {
  const { t } = useTranslation('used');
  const [firstPhoto, ...otherPhotos] = used.photos;
  if (!firstPhoto) return <ProductPicture picture={used.picture} />;
  return (
    <div>
      <UsedPhoto photo={firstPhoto} alt={name} priority sizes="(min-width: 800px) 620px, 100vw" />
      {otherPhotos.length > 0 ? (
        <ul className={photos.all}>
          {otherPhotos.map((photo, index) => (
            <li key={photo.photo}>
              <a href={photoPath(photo.photo, 'large')}>
                <UsedPhoto
                  photo={photo}
                  alt={t('detail.photo', { number: index + 2, name })}
                  sizes="160px"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
