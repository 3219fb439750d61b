import type {
  Question,
  QuestionCard,
  QuestionReply,
  QuestionsPage,
} from '@tractor-haat/api-client';
import { toEnglish } from '../../components/testing/to-english.ts';

export const validQuestion = {
  Topic: 'repair',
  'Question in one line': 'Why does it smoke black?',
  'Tell more': 'Only under load',
  Name: 'Ramesh',
  'Mobile number': '9876543210',
};

export const emptyQuestionsPage = { items: [], total: 0, page: 1, pages: 1, per_page: 24 as const };

export const createQuestionCard = (
  id: number,
  changes: Partial<QuestionCard> = {},
): QuestionCard => ({
  id,
  category: 'repair',
  title: toEnglish(`Question ${id} in one line`),
  text: toEnglish(`More on question ${id}`),
  tractor: null,
  name: 'Ramesh',
  asked_on: '2026-11-18',
  votes: 1,
  answers: 0,
  solved: false,
  demo: false,
  ...changes,
});

export const createAnswer = (id: number, changes: Partial<QuestionReply> = {}): QuestionReply => ({
  id,
  text: toEnglish(`Answer ${id}`),
  name: 'Sita',
  answered_on: '2026-11-19',
  accepted: false,
  votes: 2,
  demo: false,
  ...changes,
});

export const createQuestion = (id: number, replies: readonly QuestionReply[]): Question => ({
  ...createQuestionCard(id, { answers: replies.length }),
  replies: [...replies],
});

export const createQuestionsPage = (
  items: readonly QuestionCard[],
  changes: Partial<QuestionsPage> = {},
): QuestionsPage => ({ ...emptyQuestionsPage, items: [...items], total: items.length, ...changes });
