import { TextPage } from './text-page.tsx';

/** Writing to us. */
export function Component() {
  return <TextPage namespace="contact" sections={['answer', 'mistake']} form="contact" />;
}
