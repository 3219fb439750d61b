import type { DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { RequestedDrawings } from './requested-drawings.ts';

const picture = (id: string): DrawingRequest => ({
  ...{ kind: 'implement', id, view: 'side', width: 400, format: 'avif' },
});

/** Drawings of `ids` are planned; `draw` records the pictures that are drawn. */
function setUp(ids: readonly string[], failing: readonly string[] = []) {
  const drawn: string[] = [];
  let busy = 0;
  const onDrawingFailed = jest.fn();
  const draw: typeof prerenderDrawings = async (pictures) => {
    busy += 1;
    expect(busy).toBe(1);
    const [{ id } = picture('none')] = [...pictures];
    await new Promise((resolve) => setImmediate(resolve));
    drawn.push(id);
    busy -= 1;
    const failed = failing.includes(id) ? [{ request: picture(id), cause: new Error(id) }] : [];
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

test('draws requested pictures one at a time, each once, in their order', async () => {
  const { drawings, drawn, planned } = setUp(['a', 'b']);
  for (const id of ['b', 'a', 'b', 'a']) drawings.request(picture(id));
  await drawings.whenIdle();
  expect(drawn).toEqual(['b', 'a']);
  expect(planned).toHaveBeenCalledTimes(1);
});

test('draws no unplanned id, width or format: requests cannot fill the disk', async () => {
  const { drawings, drawn } = setUp(['a']);
  drawings.request(picture('stranger'));
  drawings.request({ ...picture('a'), width: 1200 });
  drawings.request({ ...picture('a'), format: 'webp' });
  await drawings.whenIdle();
  expect(drawn).toEqual([]);
});

test('drops requests beyond its queue, and accepts them again later', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `id-${index}`);
  const { drawings, drawn } = setUp(ids);
  for (const id of ids) drawings.request(picture(id));
  await drawings.whenIdle();
  // One is busy and 200 wait.
  expect(drawn).toHaveLength(201);
  drawings.request(picture('id-299'));
  await drawings.whenIdle();
  expect(drawn.at(-1)).toBe('id-299');
});

test('reports a picture that cannot be drawn once and does not draw it again', async () => {
  const { drawings, drawn, onDrawingFailed } = setUp(['a'], ['a']);
  drawings.request(picture('a'));
  await drawings.whenIdle();
  drawings.request(picture('a'));
  await drawings.whenIdle();
  expect(drawn).toEqual(['a']);
  expect(onDrawingFailed).toHaveBeenCalledTimes(1);
});

test('finishes only the current picture when it stops', async () => {
  const { drawings, drawn } = setUp(['a', 'b']);
  drawings.request(picture('a'));
  drawings.request(picture('b'));
  await drawings.stop();
  expect(drawn).toEqual(['a']);
});
