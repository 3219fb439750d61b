import type { Meta } from '@storybook/react-vite';
import { WhatsAppIcon } from '../icons/index.ts';
import { DeepRow, Row } from '../workshop/row.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

export default { title: 'Button' } satisfies Meta;

export function Variants() {
  const text = useTexts();
  return (
    <Row>
      <Button variant="action">{text('get_price')}</Button>
      <Button>{text('compare')}</Button>
      <Button variant="quiet">{text('details')}</Button>
      <Button variant="text">{text('skip')}</Button>
    </Row>
  );
}

export function States() {
  const text = useTexts();
  return (
    <>
      <Row>
        <Button size="small">{text('compare')}</Button>
        <Button isPending>{text('sending')}</Button>
        <Button disabled>{text('off')}</Button>
        <Button icon={<WhatsAppIcon />}>{text('get_price')}</Button>
      </Row>
      <Button variant="action" wide>
        {text('get_price')}
      </Button>
    </>
  );
}

export function OnDeepGround() {
  const text = useTexts();
  return (
    <DeepRow>
      <Button variant="deep">{text('subscribe')}</Button>
      <ButtonLink variant="deep" size="small" to="#home">
        {text('home')}
      </ButtonLink>
    </DeepRow>
  );
}

export function AsLink() {
  const text = useTexts();
  return (
    <Row>
      <ButtonLink to="#home">{text('home')}</ButtonLink>
    </Row>
  );
}
