import { api, type PostComment } from '@tractor-haat/api-client';
import { formatDate } from '@tractor-haat/i18n';
import { usePage, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import type { CommentsProps } from '../contract.ts';
import { ModeratedForm } from '../moderated-form/moderated-form.tsx';
import styles from './comments.module.css';

/** Oldest first. If the comments fail to load, the widget still shows the form. */
export async function loader({
  props,
  signal,
}: WidgetLoaderArgs<CommentsProps>): Promise<PostComment[]> {
  return api
    .get('/api/v1/posts/:slug/comments', { params: { slug: props.post }, signal })
    .catch(() => []);
}

type CommentsWidgetProps = CommentsProps & { data: PostComment[] };

export function Component({ post, values, data: comments }: CommentsWidgetProps) {
  const { t } = useTranslation('posts');
  const { language } = usePage();
  return (
    <section className={styles.section} aria-labelledby="comments">
      <h2 id="comments">
        {comments.length > 0 ? t('comments', { count: comments.length }) : t('no_comments')}
      </h2>
      {comments.length > 0 ? (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <p className={styles.by}>
                <b>{comment.name}</b> · {formatDate(comment.written_on, language)}
              </p>
              <p className={styles.text} lang={comment.language}>
                {comment.text}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <h3 id="write-comment">{t('write_comment')}</h3>
      <ModeratedForm
        form="comment"
        action="/api/blog_comment_save"
        hidden={{ post, language }}
        labelledBy="write-comment"
        values={values}
        fields={[
          { name: 'name', label: t('name'), rule: 'name', autoComplete: 'name', half: true },
          {
            name: 'mobile',
            label: t('mobile'),
            rule: 'mobile',
            kind: 'tel',
            autoComplete: 'tel-national',
            half: true,
          },
          { name: 'email', label: t('email'), rule: 'email', kind: 'email', autoComplete: 'email' },
          { name: 'comment', label: t('comment'), rule: 'text', kind: 'words' },
        ]}
        send={({ name, mobile, email, comment, website, idempotency_key }, elapsed_ms) => {
          const body = { name, mobile, email, comment, website, elapsed_ms, idempotency_key };
          return api.post('/api/blog_comment_save', { post, language, ...body });
        }}
      />
    </section>
  );
}
