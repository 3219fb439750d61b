import type { QuestionCard } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { questions } from '../../../database/schema/questions.ts';
import { translateDemoText } from '../../../shared/names/translate-demo-text.ts';
import { selectText } from './select-text.ts';

export type QuestionRow = typeof questions.$inferSelect;

export function toQuestionCard(
  row: QuestionRow,
  counts: { votes: number; answers: number; solved: boolean },
  language: Language,
): QuestionCard {
  return {
    id: row.id,
    category: row.category as QuestionCard['category'],
    title: selectText(row.title, language),
    text: selectText(row.text, language),
    tractor: row.tractor,
    name: row.demo ? translateDemoText(row.name, language) : row.name,
    asked_on: row.asked_on,
    demo: row.demo,
    ...counts,
  };
}
