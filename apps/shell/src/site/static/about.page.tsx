import { TextPage } from './text-page.tsx';

/** What the site is, and where its figures come from. */
export function Component() {
  return <TextPage namespace="about" sections={['what', 'honest', 'money', 'demo']} />;
}
