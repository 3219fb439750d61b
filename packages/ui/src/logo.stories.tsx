import type { Meta } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

export default { title: 'Logo' } satisfies Meta;

export function WithName() {
  return <Logo />;
}
