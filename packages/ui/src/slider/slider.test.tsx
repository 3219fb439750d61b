import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '../gallery/gallery.tsx';
import { Slider } from './slider.tsx';
import { installFakeObserver } from './testing/install-fake-observer.ts';

const constructSwiper = jest.fn();
const swiperMethods = {
  slidePrev: jest.fn(),
  slideNext: jest.fn(),
  slideTo: jest.fn(),
  destroy: jest.fn(),
};
type SwiperOptions = { on: { slideChange: (state: object) => void }; breakpoints: object };
jest.mock('swiper', () => ({
  Swiper: class {
    constructor(...args: unknown[]) {
      constructSwiper(...args);
      Object.assign(this, swiperMethods);
    }
  },
}));

const observer = installFakeObserver();
beforeEach(() => jest.clearAllMocks());

const texts = {
  previous: 'Back',
  next: 'Forward',
  position: (at: number, count: number) => `${at} of ${count}`,
};
const state = { activeIndex: 0, isBeginning: true, isEnd: false, isLocked: false };
const getSwiperOptions = () => constructSwiper.mock.calls[0]?.[1] as SwiperOptions;
const moveIntoView = () => act(async () => observer.showElements());
const emitSlideChange = (change: object) =>
  act(() => getSwiperOptions().on.slideChange({ ...state, ...change }));

const slider = (
  <Slider label="Popular tractors" texts={texts}>
    <p>575 DI</p>
    <p>744 FE</p>
  </Slider>
);

test('is a scrollable list until it is near the viewport, then loads Swiper', async () => {
  render(slider);
  expect(screen.getByRole('region', { name: 'Popular tractors' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '575 DI',
    '744 FE',
  ]);
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
  await act(async () => {});
  expect(constructSwiper).not.toHaveBeenCalled();
  await moveIntoView();
  expect(constructSwiper).toHaveBeenCalledTimes(1);
});

test('shows one slide below 450 px, two below 786 px, and three on wider windows', async () => {
  render(slider);
  await moveIntoView();
  expect(getSwiperOptions().breakpoints).toEqual({
    0: { slidesPerView: 1 },
    450: { slidesPerView: 2 },
    786: { slidesPerView: 3 },
  });
});

async function renderLastSlide() {
  render(slider);
  await moveIntoView();
  emitSlideChange({ activeIndex: 1, isBeginning: false, isEnd: true });
}

test('shows its position', async () => {
  await renderLastSlide();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2');
});

test('disables the next button at the end', async () => {
  await renderLastSlide();
  const forward = screen.getByRole('button', { name: 'Forward' });
  expect(forward).toHaveAttribute('aria-disabled', 'true');
});

test('the previous button slides back', async () => {
  await renderLastSlide();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(swiperMethods.slidePrev).toHaveBeenCalledTimes(1);
});

test('destroys Swiper when the slider unmounts', async () => {
  const { unmount } = render(slider);
  await moveIntoView();
  unmount();
  expect(swiperMethods.destroy).toHaveBeenCalledTimes(1);
});

test('stops observing a slider that unmounts before Swiper is loaded', () => {
  const { unmount } = render(slider);
  unmount();
  expect(observer.countObserved()).toBe(0);
});

test('a thumbnail links to its picture, and slides to the picture after Swiper has loaded', async () => {
  const views = ['Side', 'Front', 'Rear'].map((label) => ({
    id: label.toLowerCase(),
    label,
    picture: <img src={`/${label}.webp`} alt={`${label} view`} />,
    thumb: <img src={`/${label}-small.webp`} alt="" />,
  }));
  const { container } = render(<Gallery label="Pictures" pictures={views} texts={texts} />);
  const rear = screen.getByRole('link', { name: 'Rear' });
  const target = rear.getAttribute('href')?.slice(1) ?? '';
  expect(container.querySelector(`[id="${target}"]`)).toContainElement(
    screen.getByRole('img', { name: 'Rear view' }),
  );
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Side');
  await moveIntoView();
  emitSlideChange({});
  await userEvent.click(rear);
  expect(swiperMethods.slideTo.mock.calls).toEqual([[2]]);
  emitSlideChange({ activeIndex: 2 });
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Rear');
});
