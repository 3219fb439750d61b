import { TextPage } from './text-page.tsx';

/** For dealers, manufacturers and lenders. */
export function Component() {
  return <TextPage namespace="partner" sections={['get', 'expect']} form="partner" />;
}
