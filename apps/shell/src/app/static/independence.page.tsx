import { TextPage } from './text-page.tsx';

/** States that this site is independent of the company of that name. */
export function Component() {
  return <TextPage namespace="independence" sections={['independent', 'help']} />;
}
