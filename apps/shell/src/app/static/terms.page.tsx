import { TextPage } from './text-page.tsx';

export function Component() {
  return <TextPage namespace="terms" sections={['prices', 'enquiries', 'write', 'names']} />;
}
