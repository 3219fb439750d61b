import { TextPage } from './text-page.tsx';

export function Component() {
  return <TextPage namespace="independence" sections={['independent', 'help']} />;
}
