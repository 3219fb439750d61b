import type {
  Question,
  QuestionCard,
  QuestionReply,
  QuestionsPage,
} from '@tractor-haat/api-client';
import { english } from '../../components/testing/english.ts';

export const goodQuestion = {
  Topic: 'repair',
  'Question in one line': 'Why does it smoke black?',
  'Tell more': 'Only under load',
  Name: 'Ramesh',
  'Mobile number': '9876543210',
};

export const emptyList = { items: [], total: 0, page: 1, pages: 1, per_page: 24 as const };

export const questionCard = (id: number, changes: Partial<QuestionCard> = {}): QuestionCard => ({
  id,
  category: 'repair',
  title: english(`Question ${id} in one line`),
  text: english(`More on question ${id}`),
  tractor: null,
  name: 'Ramesh',
  asked_on: '2026-11-18',
  votes: 1,
  answers: 0,
  solved: false,
  demo: false,
  ...changes,
});

export const reply = (id: number, changes: Partial<QuestionReply> = {}): QuestionReply => ({
  id,
  text: english(`Answer ${id}`),
  name: 'Sita',
  answered_on: '2026-11-19',
  accepted: false,
  votes: 2,
  demo: false,
  ...changes,
});

export const question = (id: number, replies: readonly QuestionReply[]): Question => ({
  ...questionCard(id, { answers: replies.length }),
  replies: [...replies],
});

export const questionsPage = (
  items: readonly QuestionCard[],
  changes: Partial<QuestionsPage> = {},
): QuestionsPage => ({ ...emptyList, items: [...items], total: items.length, ...changes });
