import type { Meta } from '@storybook/react-vite';
import { useTexts } from '../workshop/use-texts.ts';
import { Accordion, AccordionItem } from './accordion.tsx';

export default { title: 'Accordion' } satisfies Meta;

export function FirstOpen() {
  const text = useTexts();
  return (
    <Accordion>
      <AccordionItem title={text('question_one')} headingLevel={3} open>
        {text('answer_one')}
      </AccordionItem>
      <AccordionItem title={text('question_two')} headingLevel={3}>
        {text('answer_two')}
      </AccordionItem>
    </Accordion>
  );
}
