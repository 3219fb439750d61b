import { type PictureName, sharePicture } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import { createCatalogueFolder, projectContent } from '../../../testing/catalogue-content.ts';
import { removeTestFolders } from '../../../testing/create-content-folder.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { createDrawingPlan, readContentPictures } from './create-drawing-plan.ts';

afterAll(removeTestFolders);

const formatPictureName = ({ kind, id, view }: { kind: string; id: string; view: string }) =>
  `${kind}/${id}/${view}`;

test('every planned picture has a drawing', () => {
  const plan = createDrawingPlan(readContentPictures(projectContent));
  const pictures = Object.values(plan).flat();
  expect(
    pictures.filter(({ kind, id, view }) => !draw(kind, id, view)).map(formatPictureName),
  ).toEqual([]);
});

const HEIGHT_PER_WIDTH = 3 / 4;

test('plans first-page pictures that can be drawn in less than one minute', () => {
  const { firstPages } = createDrawingPlan(readContentPictures(projectContent));
  const pixels = firstPages.reduce((sum, { width }) => sum + width * width * HEIGHT_PER_WIDTH, 0);
  // Drawing 400 x 300 pixels takes 190 ms (docs/performance.md), so 300 such pictures take 57 seconds.
  expect(pixels).toBeLessThan(300 * (400 * 300));
});

test('the number of planned first-page pictures does not grow with the catalogue', () => {
  const content = readContentPictures(projectContent);
  const repeat = <T>(rows: T[]) => Array.from({ length: 20 }, () => rows).flat();
  const largerContent = {
    ...content,
    tractors: repeat(content.tractors),
    used: repeat(content.used),
    implements: repeat(content.implements),
    tyres: repeat(content.tyres),
    brands: repeat(content.brands),
  };
  expect(createDrawingPlan(largerContent).firstPages).toHaveLength(
    createDrawingPlan(content).firstPages.length,
  );
});

const SHARE_WIDTH = 1200;

test('plans share pictures in the size that the metadata of their pages states', () => {
  const plan = createDrawingPlan(readContentPictures(projectContent));
  const sharePictures = Object.values(plan)
    .flat()
    .filter(({ format }) => format === 'jpg');
  expect(new Set(sharePictures.map(({ kind }) => kind))).toEqual(
    new Set([
      'share',
      'tractor',
      'used',
      'implement',
      'tyre',
      'comparison',
      'cover',
      'story',
      'video',
      'reel',
    ]),
  );
  // Covers and stories are shared only in the view `card`.
  const checkedPictures = sharePictures.filter(
    ({ kind, view }) => !/cover|story/.test(kind) || view === 'card',
  );
  const sizes = checkedPictures.map((picture) => {
    const drawing = draw(picture.kind, picture.id, picture.view);
    const height = drawing && Math.round((SHARE_WIDTH * drawing.height) / drawing.width);
    return `${formatPictureName(picture)} ${height}`;
  });
  expect(sizes).toEqual(
    checkedPictures.map(
      (picture) => `${formatPictureName(picture)} ${sharePicture(picture).height}`,
    ),
  );
});

const [database] = selectOneDatabase();

describe('pictures of list pages', () => {
  const folder = createCatalogueFolder();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, folder);
  });
  afterAll(() => api.close());

  test.each([
    '/api/v1/tractors?language=en',
    '/api/v1/used-tractors?language=en',
    '/api/v1/tyres?language=en',
    '/api/v1/implements?language=en',
  ])('plans the pictures of %s for first pages, as AVIF in two widths', async (url) => {
    const { firstPages } = createDrawingPlan(readContentPictures(folder));
    const planned = new Set(
      firstPages.map((file) => `${formatPictureName(file)}-${file.width}.${file.format}`),
    );
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(200);
    const { items } = response.json<{ data: { items: { picture: PictureName }[] } }>().data;
    expect(items.length).toBeGreaterThan(3);
    const missing = items
      .flatMap(({ picture }) =>
        [200, 400].map((width) => `${formatPictureName(picture)}-${width}.avif`),
      )
      .filter((name) => !planned.has(name));
    expect(missing).toEqual([]);
  });
});
