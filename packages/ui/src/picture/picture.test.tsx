import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const source = (width: number, format: string) => `/img/tractor/1/side-${width}.${format}`;
const picture = (priority: boolean) => (
  <Picture
    source={source}
    widths={[200, 400, 800]}
    sizes="(min-width: 800px) 288px, 128px"
    alt="Mahindra 575 DI"
    width={400}
    height={300}
    priority={priority}
  />
);

test('lists AVIF in every width, a WebP fallback and the intrinsic size', () => {
  const { container } = render(picture(false));
  const avif = container.querySelector('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif?.getAttribute('srcset')).toBe(
    '/img/tractor/1/side-200.avif 200w, /img/tractor/1/side-400.avif 400w, /img/tractor/1/side-800.avif 800w',
  );
  const image = screen.getByRole('img', { name: 'Mahindra 575 DI' });
  expect(image).toHaveAttribute('src', '/img/tractor/1/side-400.webp');
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('height', '300');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});

test('preloads a picture with priority and loads it eagerly', () => {
  render(picture(true));
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  const preload = document.head.querySelector('link[rel=preload]');
  expect(preload).toHaveAttribute('type', 'image/avif');
  expect(preload).toHaveAttribute('imagesizes', '(min-width: 800px) 288px, 128px');
});
