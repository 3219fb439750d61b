import type { DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { RequestedDrawings } from './create-picture-finder.ts';

const createPicture = (id: string): DrawingRequest => ({
  kind: 'implement',
  id,
  view: 'side',
  width: 400,
  format: 'avif',
});

/** Plans one picture per id. `drawn` lists every attempt, including those that fail. */
function setUp(ids: readonly string[], failingIds: readonly string[] = []) {
  const drawn: string[] = [];
  let activeDrawings = 0;
  const onDrawingFailed = jest.fn();
  const draw: typeof prerenderDrawings = async (pictures) => {
    activeDrawings += 1;
    expect(activeDrawings).toBe(1);
    const [{ id } = createPicture('none')] = [...pictures];
    await new Promise((resolve) => setImmediate(resolve));
    drawn.push(id);
    activeDrawings -= 1;
    const failed = failingIds.includes(id)
      ? [{ request: createPicture(id), cause: new Error(id) }]
      : [];
    return { drawn: 1 - failed.length, existing: 0, failed };
  };
  const listPlanned = jest.fn(() => ids.map(createPicture));
  const drawings = new RequestedDrawings({
    folder: '',
    listPlanned,
    onDrawingFailed,
    draw,
  });
  return { drawings, drawn, onDrawingFailed, listPlanned };
}

test('draws each requested picture once, in the order of the requests', async () => {
  const { drawings, drawn, listPlanned } = setUp(['a', 'b']);
  for (const id of ['b', 'a', 'b', 'a']) drawings.request(createPicture(id));
  await drawings.waitUntilIdle();
  expect(drawn).toEqual(['b', 'a']);
  expect(listPlanned).toHaveBeenCalledTimes(1);
});

test('does not draw a picture with an id, width or format that is not planned', async () => {
  const { drawings, drawn } = setUp(['a']);
  drawings.request(createPicture('stranger'));
  drawings.request({ ...createPicture('a'), width: 1200 });
  drawings.request({ ...createPicture('a'), format: 'webp' });
  await drawings.waitUntilIdle();
  expect(drawn).toEqual([]);
});

test('drops a request while the queue is full and accepts it later', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `id-${index}`);
  const { drawings, drawn } = setUp(ids);
  for (const id of ids) drawings.request(createPicture(id));
  await drawings.waitUntilIdle();
  // The queue accepts 200 requests while one picture is drawn.
  expect(drawn).toHaveLength(201);
  drawings.request(createPicture('id-299'));
  await drawings.waitUntilIdle();
  expect(drawn.at(-1)).toBe('id-299');
});

test('reports a failed picture once and does not retry it', async () => {
  const { drawings, drawn, onDrawingFailed } = setUp(['a'], ['a']);
  drawings.request(createPicture('a'));
  await drawings.waitUntilIdle();
  drawings.request(createPicture('a'));
  await drawings.waitUntilIdle();
  expect(drawn).toEqual(['a']);
  expect(onDrawingFailed).toHaveBeenCalledTimes(1);
});

test('stop() finishes the current picture and draws no other', async () => {
  const { drawings, drawn } = setUp(['a', 'b']);
  drawings.request(createPicture('a'));
  drawings.request(createPicture('b'));
  await drawings.stop();
  expect(drawn).toEqual(['a']);
});
