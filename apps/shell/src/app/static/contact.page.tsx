import { TextPage } from './text-page.tsx';

export function Component() {
  return <TextPage namespace="contact" sections={['answer', 'mistake']} form="contact" />;
}
