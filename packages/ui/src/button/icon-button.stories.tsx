import type { Meta } from '@storybook/react-vite';
import { CloseIcon, MenuIcon, SearchIcon } from '../icons/index.ts';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { IconButton, IconLink } from './icon-button.tsx';

export default { title: 'IconButton' } satisfies Meta;

export function ButtonsAndLink() {
  const text = useTexts();
  return (
    <Row>
      <IconButton label={text('close')} icon={<CloseIcon />} />
      <IconButton label={text('details')} icon={<MenuIcon />} />
      <IconLink label={text('search')} icon={<SearchIcon />} to="#search" />
    </Row>
  );
}
