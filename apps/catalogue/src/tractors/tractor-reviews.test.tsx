import { act, render, screen, within } from '@testing-library/react';
import type { ReviewItem, ReviewSort } from '@tractor-haat/api-client';
import { testElement } from '@tractor-haat/platform/testing';
import type { ComponentType } from 'react';
import remote from '../remote.tsx';
import type { LoadedTractor } from './load-tractor.ts';
import { createDetailedTractor } from './testing/tractor-detail.ts';
import { Component } from './tractor-reviews.widget.tsx';

/** The page passes `data`, which the type of the widget's props does not contain. */
const TractorReviews = Component as ComponentType<{ data: LoadedTractor }>;

const createReview = (
  id: number,
  rating: number,
  overrides: Partial<ReviewItem> = {},
): ReviewItem => ({
  id,
  rating,
  text: { text: `Text ${id}`, language: 'hi' },
  name: `Owner ${id}`,
  state_name: { text: 'Gujarat', language: 'en' },
  district: 'Anand',
  written_on: '2026-10-03',
  demo: false,
  ...overrides,
});

async function renderReviews(items: readonly ReviewItem[], order: ReviewSort = 'newest') {
  const histogram = [5, 4, 3, 2, 1].map(
    (stars) => items.filter(({ rating }) => rating === stars).length,
  );
  const sum = items.reduce((total, { rating }) => total + rating, 0);
  const average = items.length > 0 ? sum / items.length : null;
  const summary = { count: items.length, average, histogram, demo: false };
  const tractor = createDetailedTractor(7, { reviews: { summary, items: [...items] } });
  const { ui } = await testElement(remote, <TractorReviews data={{ tractor, order }} />);
  await act(async () => render(ui));
}

const getOrderLinks = () => within(screen.getByRole('navigation', { name: 'Sort by' }));

test('links each sort order to a URL, which has no query for the default order', async () => {
  await renderReviews([createReview(1, 2), createReview(2, 5)], 'best');
  expect(
    getOrderLinks()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Newest first', '/tractor/ace-7/7#reviews'],
    ['Best first', '/tractor/ace-7/7?reviews=best#reviews'],
    ['Worst first', '/tractor/ace-7/7?reviews=worst#reviews'],
  ]);
  expect(getOrderLinks().getByRole('link', { current: 'page' })).toHaveTextContent('Best first');
});

test("shows reviews in the API's order, each with stars, place and language of the text", async () => {
  await renderReviews([
    createReview(2, 2),
    createReview(1, 5, { district: null, state_name: null, demo: true }),
  ]);
  const [second, first] = ['Text 2', 'Text 1'].map((text) => screen.getByText(text).closest('li'));
  expect(second?.nextSibling).toBe(first);
  expect(second).toHaveTextContent('2 of 5 stars');
  expect(second).toHaveTextContent('Owner 2, Anand, Gujarat ·');
  expect(second).not.toHaveTextContent('Sample');
  expect(first).toHaveTextContent('Sample');
  expect(first).toHaveTextContent('Owner 1 ·');
  expect(screen.getByText('Text 2')).toHaveAttribute('lang', 'hi');
});

test('shows the distribution in percent of all reviews', async () => {
  await renderReviews([5, 5, 5, 2].map((rating, index) => createReview(index + 1, rating)));
  expect(screen.getByText('4 reviews')).toBeInTheDocument();
  expect(screen.getByText('4.25 of 5 stars')).toBeInTheDocument();
  expect(document.body).toHaveTextContent('5 stars: 75%');
  expect(document.body).toHaveTextContent('2 stars: 25%');
  expect(document.body).toHaveTextContent('1 star: 0%');
});

test('renders no sort links for one review', async () => {
  await renderReviews([createReview(1, 5)]);
  expect(screen.queryByRole('navigation', { name: 'Sort by' })).toBeNull();
});

test('invites the visitor to write the first review of this tractor', async () => {
  await renderReviews([]);
  expect(screen.getByText('No review yet. Be the first to write one.')).toBeInTheDocument();
  const form = screen.getByLabelText('Your review').closest('form');
  expect(form).toHaveFormValues({ tractor: '7' });
});
