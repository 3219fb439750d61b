import { Picture } from '../picture/picture.tsx';
import drawing from './rotavator.svg';

type ExamplePictureProps = { alt?: string; sizes?: string };

/** A static drawing, because stories have no API that serves pictures. */
export function ExamplePicture({
  alt = '',
  sizes = '(min-width: 800px) 288px, 128px',
}: ExamplePictureProps) {
  return (
    <Picture
      source={() => drawing}
      widths={[400]}
      sizes={sizes}
      width={400}
      height={300}
      alt={alt}
    />
  );
}
