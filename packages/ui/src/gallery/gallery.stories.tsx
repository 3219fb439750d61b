import type { Meta } from '@storybook/react-vite';
import { ExamplePicture } from '../workshop/example-picture.tsx';
import { useSliderTexts } from '../workshop/use-slider-texts.ts';
import { useTexts } from '../workshop/use-texts.ts';
import { Gallery } from './gallery.tsx';

export default { title: 'Gallery' } satisfies Meta;

export function FourPictures() {
  const text = useTexts();
  const texts = useSliderTexts();
  return (
    <Gallery
      label={text('pictures')}
      texts={texts}
      pictures={[1, 2, 3, 4].map((number) => ({
        id: `picture-${number}`,
        label: text('picture', { number }),
        picture: (
          <ExamplePicture
            alt={text('picture', { number })}
            sizes="(min-width: 800px) 388px, 92vw"
          />
        ),
        thumb: <ExamplePicture sizes="92px" />,
      }))}
    />
  );
}
