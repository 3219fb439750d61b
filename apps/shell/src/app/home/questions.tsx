import { useTranslation } from '@tractor-haat/platform';
import { Accordion, AccordionItem, Band } from '@tractor-haat/ui';
import { HomeHead } from './home-section.tsx';

const QUESTIONS = ['price', 'loan', 'used', 'number'] as const;

/** Frequently asked questions. */
export function Questions() {
  const { t } = useTranslation('home');
  return (
    <Band on="ground" labelledBy="questions">
      <HomeHead name="questions" all="/tractors-question-hub" />
      <Accordion>
        {QUESTIONS.map((name, place) => (
          <AccordionItem
            key={name}
            title={t(`questions.${name}.question`)}
            headingLevel={3}
            open={place === 0}
          >
            <p>{t(`questions.${name}.answer`)}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </Band>
  );
}
