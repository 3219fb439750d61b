import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Pagination } from './pagination.tsx';

export default { title: 'Pagination' } satisfies Meta;

export function ThirdOfNine() {
  const text = useTexts();
  return (
    <Pagination
      label={text('pages')}
      page={3}
      pages={9}
      to={(page) => `#page-${page}`}
      texts={{
        previous: text('previous'),
        next: text('next'),
        page: (number) => text('page', { number }),
      }}
    />
  );
}
