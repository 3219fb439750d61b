import type { Meta } from '@storybook/react-vite';
import { CheckIcon } from '../icons/index.ts';
import { Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Tag } from './tag.tsx';

export default { title: 'Tag' } satisfies Meta;

export function Looks() {
  const text = useTexts();
  return (
    <Row>
      <Tag>{text('popular')}</Tag>
      <Tag variant="plain">{text('mini')}</Tag>
      <Tag variant="chosen" icon={<CheckIcon />}>
        {text('verified')}
      </Tag>
      <Tag variant="note">{text('note_tag')}</Tag>
    </Row>
  );
}
