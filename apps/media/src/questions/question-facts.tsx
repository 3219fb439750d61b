import type { Question, QuestionReply } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { StructuredData } from '../components/structured-data.tsx';
import { toIndiaMidnight } from '../components/to-india-midnight.ts';
import { toQuestionPath } from './to-question-path.ts';

const createAnswer = (reply: QuestionReply, url: string) => ({
  '@type': 'Answer',
  text: reply.text.text,
  upvoteCount: reply.votes,
  datePublished: toIndiaMidnight(reply.answered_on),
  author: { '@type': 'Person', name: reply.name },
  url,
});

/** Search engines require an answer, so unanswered questions have no structured data. */
export function QuestionFacts({ question }: { question: Question }) {
  const { language, origin } = usePage();
  if (question.replies.length === 0) return null;
  const url = `${origin}${localizePath(language, toQuestionPath(question.id))}`;
  const accepted = question.replies.find((reply) => reply.accepted);
  const suggested = question.replies.filter((reply) => !reply.accepted);
  return (
    <StructuredData
      data={{
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: question.title.text,
          text: question.text.text,
          answerCount: question.replies.length,
          upvoteCount: question.votes,
          datePublished: toIndiaMidnight(question.asked_on),
          author: { '@type': 'Person', name: question.name },
          ...(accepted ? { acceptedAnswer: createAnswer(accepted, url) } : {}),
          ...(suggested.length > 0
            ? { suggestedAnswer: suggested.map((reply) => createAnswer(reply, url)) }
            : {}),
        },
      }}
    />
  );
}
