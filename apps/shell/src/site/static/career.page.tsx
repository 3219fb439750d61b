import { TextPage } from './text-page.tsx';

/** Working with us. */
export function Component() {
  return <TextPage namespace="career" sections={['who', 'how']} form="career" />;
}
