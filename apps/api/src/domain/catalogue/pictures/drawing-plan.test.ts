import { sharePicture } from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { catalogueFolder, projectContent } from '../../../testing/catalogue-content.ts';
import { removeTestFolders } from '../../../testing/content.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { contentPictures } from './content-pictures.ts';
import { drawingPlan } from './drawing-plan.ts';

afterAll(removeTestFolders);

const nameOf = ({ kind, id, view }: { kind: string; id: string; view: string }) =>
  `${kind}/${id}/${view}`;

test('draws every picture of the plan', () => {
  const { first, rest } = drawingPlan(contentPictures(projectContent));
  const unknown = [...first, ...rest].filter(({ kind, id, view }) => !draw(kind, id, view));
  expect(unknown.map(nameOf)).toEqual([]);
  // About 90 s on two cores, so that a first start finishes it before the first visitors.
  expect(first.length).toBeLessThan(1_000);
});

test('draws share pictures ahead in the size that page heads name', () => {
  const { first, rest } = drawingPlan(contentPictures(projectContent));
  const shared = [...first, ...rest].filter(({ format }) => format === 'jpg');
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
  ])('%s is drawn first, as AVIF in two widths', async (url) => {
    const { first } = drawingPlan(contentPictures(folder));
    const planned = new Set(first.map((one) => `${nameOf(one)}-${one.width}.${one.format}`));
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(200);
    const pictureNames = [
      ...response.body.matchAll(/"picture":\{"kind":"([^"]+)","id":"([^"]+)","view":"([^"]+)"/g),
    ];
    expect(pictureNames.length).toBeGreaterThan(3);
    const missing = pictureNames
      .flatMap(([, kind, id, view]) =>
        [200, 400].map((width) => `${kind}/${id}/${view}-${width}.avif`),
      )
      .filter((name) => !planned.has(name));
    expect(missing).toEqual([]);
  });
});
