import { type PictureName, sharePicture } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { catalogueFolder, projectContent } from '../../../testing/catalogue-content.ts';
import { removeTestFolders } from '../../../testing/content.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { readContentPictures } from './content-pictures.ts';
import { createDrawingPlan } from './drawing-plan.ts';

afterAll(removeTestFolders);

const nameOf = ({ kind, id, view }: { kind: string; id: string; view: string }) =>
  `${kind}/${id}/${view}`;

test('draws every picture of the plan', () => {
  const plan = createDrawingPlan(readContentPictures(projectContent));
  const all = Object.values(plan).flat();
  expect(all.filter(({ kind, id, view }) => !draw(kind, id, view)).map(nameOf)).toEqual([]);
});

test('draws the pictures of first pages in less than a minute of processor time', () => {
  const { firstPages } = createDrawingPlan(readContentPictures(projectContent));
  const pixels = firstPages.reduce((sum, { width }) => sum + (width * width * 3) / 4, 0);
  // 300 pictures of 400 x 300: 190 ms each (docs/performance.md).
  expect(pixels).toBeLessThan(300 * 400 * 300);
});

test('draws no more pictures of first pages when the catalogue grows', () => {
  const content = readContentPictures(projectContent);
  const many = <T>(rows: T[]) => Array.from({ length: 20 }, () => rows).flat();
  const grown = {
    ...content,
    tractors: many(content.tractors),
    used: many(content.used),
    implements: many(content.implements),
    tyres: many(content.tyres),
    brands: many(content.brands),
  };
  expect(createDrawingPlan(grown).firstPages).toHaveLength(
    createDrawingPlan(content).firstPages.length,
  );
});

test('draws share pictures in the size of the page metadata', () => {
  const plan = createDrawingPlan(readContentPictures(projectContent));
  const shared = Object.values(plan)
    .flat()
    .filter(({ format }) => format === 'jpg');
  expect(new Set(shared.map(({ kind }) => kind))).toEqual(
    new Set([
      ...['share', 'tractor', 'used', 'implement', 'tyre', 'comparison'],
      ...['cover', 'story', 'video', 'reel'],
    ]),
  );
  // Wide covers and tall pages of stories are shared by their card.
  const named = shared.filter(({ kind, view }) => !/cover|story/.test(kind) || view === 'card');
  const sizes = named.map((picture) => {
    const drawing = draw(picture.kind, picture.id, picture.view);
    const height = drawing && Math.round((1200 * drawing.height) / drawing.width);
    return `${nameOf(picture)} ${height}`;
  });
  expect(sizes).toEqual(named.map((one) => `${nameOf(one)} ${sharePicture(one).height}`));
});

const [database] = oneDatabase();

describe('the pictures of lists', () => {
  const folder = catalogueFolder();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, folder);
  });
  afterAll(() => api.close());

  test.each([
    '/api/v1/tractors?language=en',
    '/api/v1/used-tractors?language=en',
    '/api/v1/tyres?language=en',
    '/api/v1/implements?language=en',
  ])('draws %s first, as AVIF in two widths', async (url) => {
    const { firstPages } = createDrawingPlan(readContentPictures(folder));
    const planned = new Set(firstPages.map((one) => `${nameOf(one)}-${one.width}.${one.format}`));
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(200);
    const { items } = response.json<{ data: { items: { picture: PictureName }[] } }>().data;
    expect(items.length).toBeGreaterThan(3);
    const missing = items
      .flatMap(({ picture }) => [200, 400].map((width) => `${nameOf(picture)}-${width}.avif`))
      .filter((name) => !planned.has(name));
    expect(missing).toEqual([]);
  });
});
