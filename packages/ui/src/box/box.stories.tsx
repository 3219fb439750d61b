import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Box } from './box.tsx';

export default { title: 'Box' } satisfies Meta;

export function Plain() {
  const text = useTexts();
  return (
    <Box>
      <p>{text('answer_one')}</p>
    </Box>
  );
}
