import { TextPage } from './text-page.tsx';

export function Component() {
  return <TextPage namespace="partner" sections={['get', 'expect']} form="partner" />;
}
