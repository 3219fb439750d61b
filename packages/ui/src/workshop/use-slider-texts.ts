import type { SliderTexts } from '../slider/slider-buttons.tsx';
import { useTexts } from './use-texts.ts';

export function useSliderTexts(): SliderTexts {
  const text = useTexts();
  return {
    previous: text('previous'),
    next: text('next'),
    position: (at, count) => text('position', { at, count }),
  };
}
