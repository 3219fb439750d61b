import { Button, MachineCard, type MachineCardProps, Tag } from '@tractor-haat/ui';
import { DemoPicture } from './demo-picture.tsx';
import { useWords } from './words.ts';

type DemoCardProps = Pick<MachineCardProps, 'price' | 'notes' | 'layout'> & {
  /** Slug of an implement type, for the drawing. */
  type: string;
  tag?: string;
};

/** A machine card. */
export function DemoCard({ type, tag, ...rest }: DemoCardProps) {
  const word = useWords();
  return (
    <MachineCard
      {...rest}
      name={word('machine_name')}
      picture={<DemoPicture type={type} />}
      facts={[word('fact_width'), word('fact_power')]}
      tag={tag && <Tag>{tag}</Tag>}
      actions={<Button size="small">{word('get_price')}</Button>}
    />
  );
}
