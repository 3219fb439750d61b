import { TextPage } from './text-page.tsx';

export function Component() {
  return <TextPage namespace="career" sections={['who', 'how']} form="career" />;
}
