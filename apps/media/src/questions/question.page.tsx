import { api, type Question, type QuestionReply } from '@tractor-haat/api-client';
import { formatDate, localizePath } from '@tractor-haat/i18n';
import {
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Tag, Wrap } from '@tractor-haat/ui';
import { callApi, parsePageUrl } from '../components/call-api.ts';
import { Crumbs } from '../components/crumbs.tsx';
import { Share } from '../components/share.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { toIndiaMidnight } from '../components/to-india-midnight.ts';
import { VoteButton } from '../components/vote-button.tsx';
import { loadFormValues } from '../moderated-form/load-form-values.ts';
import styles from './question.module.css';
import { AnswerForm } from './question-form.tsx';
import { QUESTIONS_PATH, toQuestionPath } from './to-question-path.ts';

export { loadQuestion as loader };

const MAX_DESCRIPTION_LENGTH = 180;
/** A positive integer of at most nine digits. */
const ID_PATTERN = /^[1-9]\d{0,8}$/;

interface QuestionPage {
  readonly question: Question;
  /** Values by field of an answer form that was submitted without JavaScript and rejected. */
  readonly values: Readonly<Record<string, string>> | undefined;
}

export function Component() {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  const { question, values } = useLoaderData<QuestionPage>();
  const { id, title, text, category, tractor, name, asked_on, replies } = question;
  return (
    <Wrap className={styles.page}>
      <PageHead title={title.text} description={text.text.slice(0, MAX_DESCRIPTION_LENGTH)} />
      <QuestionFacts question={question} />
      <Crumbs
        items={[
          { name: t('title'), to: QUESTIONS_PATH },
          { name: t(`category_${category}`), to: `${QUESTIONS_PATH}?category=${category}` },
        ]}
      />
      <h1 lang={title.language}>{title.text}</h1>
      <p className={styles.facts}>
        <span>{name}</span>
        <span>{formatDate(asked_on, language)}</span>
        {tractor ? <span>{tractor}</span> : null}
        {question.demo ? <Tag>{t('demo')}</Tag> : null}
      </p>
      <p className={styles.text} lang={text.language}>
        {text.text}
      </p>
      <div className={styles.actions}>
        <VoteButton
          key={`vote ${id}`}
          kind="question"
          id={id}
          votes={question.votes}
          label={t('vote_question')}
        />
        <Share key={`share ${id}`} title={title.text} path={toQuestionPath(id)} />
      </div>
      <section className={styles.answers} aria-labelledby="answers">
        <h2 id="answers">
          {replies.length > 0 ? t('answers', { count: replies.length }) : t('no_answers')}
        </h2>
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </section>
      <AnswerForm questionId={id} values={values} />
    </Wrap>
  );
}

async function loadQuestion({ request, params }: LoaderFunctionArgs): Promise<QuestionPage> {
  const { language } = parsePageUrl(request);
  if (!ID_PATTERN.test(params.id ?? '')) throw notFound();
  const question = await callApi(() =>
    api.get('/api/v1/questions/:id', {
      params: { id: Number(params.id) },
      query: { language },
      signal: request.signal,
    }),
  );
  return { question, values: await loadFormValues(request) };
}

function Reply({ reply }: { reply: QuestionReply }) {
  const { t } = useTranslation('questions');
  const { language } = usePage();
  return (
    <article className={styles.reply} aria-label={t('answer_of', { name: reply.name })}>
      <p className={styles.facts}>
        <b>{reply.name}</b>
        <span>{formatDate(reply.answered_on, language)}</span>
        {reply.accepted ? <Tag variant="chosen">{t('accepted')}</Tag> : null}
        {reply.demo ? <Tag>{t('demo')}</Tag> : null}
      </p>
      <p className={styles.text} lang={reply.text.language}>
        {reply.text.text}
      </p>
      <VoteButton
        kind="answer"
        id={reply.id}
        votes={reply.votes}
        label={t('vote_answer', { name: reply.name })}
      />
    </article>
  );
}

const createAnswer = (reply: QuestionReply, url: string) => ({
  '@type': 'Answer',
  text: reply.text.text,
  upvoteCount: reply.votes,
  datePublished: toIndiaMidnight(reply.answered_on),
  author: { '@type': 'Person', name: reply.name },
  url,
});

/** Search engines require an answer, so unanswered questions have no structured data. */
function QuestionFacts({ question }: { question: Question }) {
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
