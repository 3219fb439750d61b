import { TextPage } from './text-page.tsx';

export function Component() {
  return <TextPage namespace="about" sections={['what', 'honest', 'money', 'demo']} />;
}
