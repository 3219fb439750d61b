import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Link, ServerLink } from './link.tsx';

const ADDRESSES = [
  '/',
  '/tractors',
  '/tractor/swaraj-code/19',
  '/tractors?brand=mahindra&hp=40-50',
  '/?newsletter=saved',
  '/tractors#main',
  '/tractors?',
  '//other.test/tractors',
  '/tractor/../tyres',
  '/tractor/महिंद्रा',
  './?page=2',
  '.?page=2',
  '.',
  '',
  '?page=2',
  { pathname: '/tyres', search: '?brand=mrf' },
];

const renderHrefs = (LinkType: typeof Link, basename: string) =>
  ADDRESSES.map((to) =>
    renderToStaticMarkup(
      <StaticRouter basename={basename} location={`${basename === '/' ? '' : basename}/tractor/x`}>
        <LinkType to={to} className="name" prefetch="intent" preventScrollReset>
          Name
        </LinkType>
      </StaticRouter>,
    ),
  );

test.each(['/', '/hi'])(
  'ServerLink has the same href as the browser link for the basename %s',
  (basename) => {
    expect(renderHrefs(ServerLink, basename)).toEqual(renderHrefs(Link, basename));
  },
);
