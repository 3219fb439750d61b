/** @jest-environment node */
import { loader } from './gallery.page.tsx';

afterEach(() => {
  delete process.env.UI_GALLERY;
});

test.each([undefined, '', 'off'])('with UI_GALLERY=%s there is no gallery', (setting) => {
  if (setting !== undefined) process.env.UI_GALLERY = setting;
  const load = () => loader();
  expect(load).toThrow(expect.objectContaining({ status: 404 }));
});

test('there is one where it is asked for', () => {
  process.env.UI_GALLERY = 'on';
  expect(loader()).toBeNull();
});
