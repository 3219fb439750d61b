import { Link } from '@tractor-haat/platform';
import { Breadcrumb, Logo, Pagination } from '@tractor-haat/ui';
import { Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Navigation components. */
export function WayParts() {
  const word = useWords();
  return (
    <Parts title={word('ways')}>
      <Part name="Breadcrumb">
        <Breadcrumb
          label={word('breadcrumb')}
          as={Link}
          items={[
            { name: word('home'), to: '/' },
            { name: word('tractors'), to: '/' },
            { name: '575 DI' },
          ]}
        />
      </Part>
      <Part name="Pagination">
        <Pagination
          label={word('pages')}
          as={Link}
          page={3}
          pages={9}
          to={(page) => `?page=${page}`}
          texts={{
            previous: word('previous'),
            next: word('next'),
            page: (number) => word('page', { number }),
          }}
        />
      </Part>
      <Part name="Logo">
        <Logo />
      </Part>
    </Parts>
  );
}
