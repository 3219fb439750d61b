import { TextPage } from './text-page.tsx';

/** What holds for whoever uses the site. */
export function Component() {
  return <TextPage namespace="terms" sections={['prices', 'enquiries', 'write', 'names']} />;
}
