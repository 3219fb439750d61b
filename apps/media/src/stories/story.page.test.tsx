import { act, fireEvent, screen } from '@testing-library/react';
import type { Story } from '@tractor-haat/api-client';
import {
  createFailure,
  createResponse,
  findStructuredData,
  readStatus,
  visit,
} from '../testing/visit.tsx';
import { createStory, createStoryCard } from './testing/story.ts';

const TYRES = '/api/v1/stories/tyres';
const STORIES = '/web-story-in-india';

const open = (slide = '', changes: Partial<Story> = {}) =>
  visit(`${STORIES}/tyres${slide}`, {
    [TYRES]: createResponse(createStory('tyres', changes)),
    '/api/v1/stories': createResponse({ items: [], total: 0, page: 1, pages: 1, per_page: 24 }),
  });

const pressKey = (name: string, init: object = {}, target: Element | Document = document) =>
  act(async () => fireEvent.keyDown(target, { key: name, ...init }));
const getStage = () => screen.getByRole('region', { name: 'Story of tyres' });
const getNextLink = () => screen.getByRole('link', { name: 'Next picture' });

afterEach(() => jest.restoreAllMocks());

test('shows the name of the story on the first slide and a heading of its own on each other slide', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Story of tyres');
  expect(document.title).toBe('Story of tyres | Site');
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A wheel' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Previous picture' })).toBeNull();
  expect(findStructuredData('Article')).toMatchObject({ headline: 'Story of tyres' });
  unmount();
  await open('/2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heading 2');
  expect(document.title).toBe('Story of tyres: Heading 2 | Site');
  expect(screen.getByRole('link', { name: 'Previous picture' })).toHaveAttribute(
    'href',
    `${STORIES}/tyres`,
  );
  expect(getNextLink()).toHaveAttribute('href', `${STORIES}/tyres/3`);
});

test('changes the slide with arrow keys and closes the story with Escape', async () => {
  const { address } = await open();
  await pressKey('ArrowLeft');
  expect(address()).toBe(`${STORIES}/tyres`);
  await pressKey('ArrowRight');
  expect(address()).toBe(`${STORIES}/tyres/2`);
  await pressKey('ArrowRight');
  await pressKey('ArrowRight');
  expect(address()).toBe(`${STORIES}/tyres/3`);
  await pressKey('ArrowLeft');
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  await pressKey('Escape');
  expect(address()).toBe(STORIES);
});

test('ignores keys with a modifier and keys in a text field', async () => {
  const { address } = await open();
  for (const modifier of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    await pressKey('ArrowRight', modifier);
  const field = document.body.appendChild(document.createElement('input'));
  await pressKey('ArrowRight', { bubbles: true }, field);
  field.remove();
  expect(address()).toBe(`${STORIES}/tyres`);
});

test('shows the next slide when the bar is full, and stops after the last', async () => {
  const { container, address } = await open('/2');
  const listBars = () => [...container.querySelectorAll('[aria-hidden] > i > b')];
  // The bar of an earlier slide does not turn the slide.
  await act(async () => fireEvent.animationEnd(listBars()[0] as Element));
  expect(address()).toBe(`${STORIES}/tyres/2`);
  await act(async () => fireEvent.animationEnd(listBars()[1] as Element));
  expect(address()).toBe(`${STORIES}/tyres/3`);
  await act(async () => fireEvent.animationEnd(listBars()[2] as Element));
  expect(address()).toBe(`${STORIES}/tyres/3`);
});

test('pauses during a long press and does not change the slide after it', async () => {
  const { address } = await open();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  fireEvent.pointerDown(getStage());
  expect(getStage()).toHaveAttribute('data-paused', 'true');
  now.mockReturnValue(1400);
  fireEvent.pointerUp(getStage());
  expect(getStage()).not.toHaveAttribute('data-paused');
  await act(async () => fireEvent.click(getNextLink()));
  expect(address()).toBe(`${STORIES}/tyres`);
  // A long press suppresses only its own click.
  await act(async () => fireEvent.click(getNextLink()));
  expect(address()).toBe(`${STORIES}/tyres/2`);
});

test('changes the slide on a tap', async () => {
  const { address } = await open();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  fireEvent.pointerDown(getStage());
  now.mockReturnValue(1100);
  fireEvent.pointerUp(getStage());
  await act(async () => fireEvent.click(getNextLink()));
  expect(address()).toBe(`${STORIES}/tyres/2`);
});

test('pauses and resumes with the button', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(getStage()).toHaveAttribute('data-paused', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(getStage()).not.toHaveAttribute('data-paused');
});

test('shows links to more, to the next story and to WhatsApp on the last slide', async () => {
  await open('/3', { more: '/tyres', next: createStoryCard('soil') });
  expect(screen.queryByRole('link', { name: 'Next picture' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/tyres');
  expect(screen.getByRole('link', { name: 'Next story' })).toHaveAttribute(
    'href',
    `${STORIES}/soil`,
  );
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeInTheDocument();
});

test('shows neither Read more nor Next story without related content', async () => {
  await open('/3');
  expect(screen.queryByRole('link', { name: 'Read more' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Next story' })).toBeNull();
});

test.each([
  // The first slide has the story's own URL.
  ['tyres/1', {}, '404'],
  ['tyres/0', {}, '404'],
  ['tyres/two', {}, '404'],
  ['tyres/4', {}, '404'],
  ['gone', {}, '404'],
  ['tyres', { [TYRES]: createFailure(500) }, '503'],
])('responds to %s, given the API response %j, with %s', async (path, changes, status) => {
  const responses = { [TYRES]: createResponse(createStory('tyres')), ...changes };
  expect(await readStatus(`${STORIES}/${path}`, responses)).toBe(status);
});
