import type { DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { RequestedDrawings } from './requested-drawings.ts';

const picture = (id: string): DrawingRequest => ({
  ...{ kind: 'implement', id, view: 'side', width: 400, format: 'avif' },
});

/** Plans one picture per id. `drawn` lists every attempt, including those that fail. */
function setUp(ids: readonly string[], failingIds: readonly string[] = []) {
  const drawn: string[] = [];
  let activeDrawings = 0;
  const onDrawingFailed = jest.fn();
  const draw: typeof prerenderDrawings = async (pictures) => {
    activeDrawings += 1;
    expect(activeDrawings).toBe(1);
    const [{ id } = picture('none')] = [...pictures];
    await new Promise((resolve) => setImmediate(resolve));
    drawn.push(id);
    activeDrawings -= 1;
    const failed = failingIds.includes(id) ? [{ request: picture(id), cause: new Error(id) }] : [];
    return { drawn: 1 - failed.length, existing: 0, failed };
  };
  const planned = jest.fn(() => ids.map(picture));
  const drawings = new RequestedDrawings({
    folder: '',
    planned,
    onDrawingFailed,
    draw,
  });
  return { drawings, drawn, onDrawingFailed, planned };
}

test('draws each requested picture once, in the order of the requests', async () => {
  const { drawings, drawn, planned } = setUp(['a', 'b']);
  for (const id of ['b', 'a', 'b', 'a']) drawings.request(picture(id));
  await drawings.whenIdle();
  expect(drawn).toEqual(['b', 'a']);
  expect(planned).toHaveBeenCalledTimes(1);
});

test('does not draw a picture with an id, width or format that is not planned', async () => {
  const { drawings, drawn } = setUp(['a']);
  drawings.request(picture('stranger'));
  drawings.request({ ...picture('a'), width: 1200 });
  drawings.request({ ...picture('a'), format: 'webp' });
  await drawings.whenIdle();
  expect(drawn).toEqual([]);
});

test('drops a request while the queue is full and accepts it later', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `id-${index}`);
  const { drawings, drawn } = setUp(ids);
  for (const id of ids) drawings.request(picture(id));
  await drawings.whenIdle();
  // The queue accepts 200 requests while one picture is drawn.
  expect(drawn).toHaveLength(201);
  drawings.request(picture('id-299'));
  await drawings.whenIdle();
  expect(drawn.at(-1)).toBe('id-299');
});

test('reports a failed picture once and does not retry it', async () => {
  const { drawings, drawn, onDrawingFailed } = setUp(['a'], ['a']);
  drawings.request(picture('a'));
  await drawings.whenIdle();
  drawings.request(picture('a'));
  await drawings.whenIdle();
  expect(drawn).toEqual(['a']);
  expect(onDrawingFailed).toHaveBeenCalledTimes(1);
});

test('stop() finishes the current picture and draws no other', async () => {
  const { drawings, drawn } = setUp(['a', 'b']);
  drawings.request(picture('a'));
  drawings.request(picture('b'));
  await drawings.stop();
  expect(drawn).toEqual(['a']);
});
