import { Button } from '../button/button.tsx';
import { MachineCard, type MachineCardProps } from '../card/machine-card.tsx';
import { Tag } from '../tag/tag.tsx';
import { ExamplePicture } from './example-picture.tsx';
import { useTexts } from './use-texts.ts';

type ExampleCardProps = Pick<MachineCardProps, 'price' | 'notes' | 'layout'> & { tag?: string };

export function ExampleCard({ tag, ...rest }: ExampleCardProps) {
  const text = useTexts();
  return (
    <MachineCard
      {...rest}
      name={text('machine_name')}
      picture={<ExamplePicture />}
      facts={[text('fact_width'), text('fact_power')]}
      tag={tag && <Tag>{tag}</Tag>}
      actions={<Button size="small">{text('get_price')}</Button>}
    />
  );
}
