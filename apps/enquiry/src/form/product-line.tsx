import { type PictureName, pictureAddress } from '@tractor-haat/api-client';
import { Picture } from '@tractor-haat/ui';
import styles from './product-line.module.css';

type ProductLineProps = { name: string | undefined; picture: PictureName | undefined };

/** What the page is about, above the form that asks about it. */
export function ProductLine({ name, picture }: ProductLineProps) {
  if (!name) return null;
  return (
    <div className={styles.line}>
      {picture ? (
        <Picture
          source={(_, format) => pictureAddress(picture, 200, format)}
          widths={[200]}
          sizes="96px"
          width={96}
          height={72}
          alt=""
          className={styles.picture}
        />
      ) : null}
      <p className={styles.name}>{name}</p>
    </div>
  );
}
