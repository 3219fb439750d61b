import { act, fireEvent, screen } from '@testing-library/react';
import type { Story } from '@tractor-haat/api-client';
import { data, factsOf, failure, statusAt, visit } from '../testing/visit.tsx';
import { story, storyCard } from './testing/story.ts';

const TYRES = '/api/v1/stories/tyres';
const STORIES = '/web-story-in-india';

const open = (slide = '', changes: Partial<Story> = {}) =>
  visit(`${STORIES}/tyres${slide}`, {
    [TYRES]: data(story('tyres', changes)),
    '/api/v1/stories': data({ items: [], total: 0, page: 1, pages: 1, per_page: 24 }),
  });

const key = (name: string, held: object = {}, at: Element | Document = document) =>
  act(async () => fireEvent.keyDown(at, { key: name, ...held }));
const stage = () => screen.getByRole('region', { name: 'Story of tyres' });
const next = () => screen.getByRole('link', { name: 'Next picture' });

afterEach(() => jest.restoreAllMocks());

test('the first slide has the story’s name, the others have their own', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Story of tyres');
  expect(document.title).toBe('Story of tyres | Site');
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A wheel' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Previous picture' })).toBeNull();
  expect(factsOf('Article')).toMatchObject({ headline: 'Story of tyres' });
  unmount();
  await open('/2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heading 2');
  expect(document.title).toBe('Story of tyres: Heading 2 | Site');
  expect(screen.getByRole('link', { name: 'Previous picture' })).toHaveAttribute(
    'href',
    `${STORIES}/tyres`,
  );
  expect(next()).toHaveAttribute('href', `${STORIES}/tyres/3`);
});

test('arrow keys turn it, no further than its ends; Escape closes it', async () => {
  const { address } = await open();
  await key('ArrowLeft');
  expect(address()).toBe(`${STORIES}/tyres`);
  await key('ArrowRight');
  expect(address()).toBe(`${STORIES}/tyres/2`);
  await key('ArrowRight');
  await key('ArrowRight');
  expect(address()).toBe(`${STORIES}/tyres/3`);
  await key('ArrowLeft');
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  await key('Escape');
  expect(address()).toBe(STORIES);
});

test('keys that belong to the browser or to a field turn nothing', async () => {
  const { address } = await open();
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    await key('ArrowRight', held);
  const field = document.body.appendChild(document.createElement('input'));
  await key('ArrowRight', { bubbles: true }, field);
  field.remove();
  expect(address()).toBe(`${STORIES}/tyres`);
});

test('when the bar of a slide is full the next one comes; after the last nothing does', async () => {
  const { container, address } = await open('/2');
  const bars = () => [...container.querySelectorAll('[aria-hidden] > i > b')];
  // What is done is full, and tells nothing.
  await act(async () => fireEvent.animationEnd(bars()[0] as Element));
  expect(address()).toBe(`${STORIES}/tyres/2`);
  await act(async () => fireEvent.animationEnd(bars()[1] as Element));
  expect(address()).toBe(`${STORIES}/tyres/3`);
  await act(async () => fireEvent.animationEnd(bars()[2] as Element));
  expect(address()).toBe(`${STORIES}/tyres/3`);
});

test('it stands still while it is held, and letting go of a long press turns no page', async () => {
  const { address } = await open();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  fireEvent.pointerDown(stage());
  expect(stage()).toHaveAttribute('data-paused', 'true');
  now.mockReturnValue(1400);
  fireEvent.pointerUp(stage());
  expect(stage()).not.toHaveAttribute('data-paused');
  await act(async () => fireEvent.click(next()));
  expect(address()).toBe(`${STORIES}/tyres`);
  // The next click is a wish again.
  await act(async () => fireEvent.click(next()));
  expect(address()).toBe(`${STORIES}/tyres/2`);
});

test('a tap turns the page', async () => {
  const { address } = await open();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  fireEvent.pointerDown(stage());
  now.mockReturnValue(1100);
  fireEvent.pointerUp(stage());
  await act(async () => fireEvent.click(next()));
  expect(address()).toBe(`${STORIES}/tyres/2`);
});

test('it can be stopped, and goes on when asked to', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(stage()).toHaveAttribute('data-paused', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(stage()).not.toHaveAttribute('data-paused');
});

test('the last slide leads on: to more, to the next story, to others', async () => {
  await open('/3', { more: '/tyres', next: storyCard('soil') });
  expect(screen.queryByRole('link', { name: 'Next picture' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/tyres');
  expect(screen.getByRole('link', { name: 'Next story' })).toHaveAttribute(
    'href',
    `${STORIES}/soil`,
  );
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeInTheDocument();
});

test('where there is nothing more, nothing is offered', async () => {
  await open('/3');
  expect(screen.queryByRole('link', { name: 'Read more' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Next story' })).toBeNull();
});

test.each([
  // The first slide has the story's own address.
  ['tyres/1', {}, '404'],
  ['tyres/0', {}, '404'],
  ['tyres/two', {}, '404'],
  ['tyres/4', {}, '404'],
  ['gone', {}, '404'],
  ['tyres', { [TYRES]: failure(500) }, '503'],
])('%s with %j: a %s', async (path, answers, status) => {
  const replies = { [TYRES]: data(story('tyres')), ...answers };
  expect(await statusAt(`${STORIES}/${path}`, replies)).toBe(status);
});
