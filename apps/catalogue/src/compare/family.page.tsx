import {
  ApiError,
  api,
  FAMILY_MESSAGES,
  type FamilyVote,
  type FormDraft,
} from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Alert, ButtonLink } from '@tractor-haat/ui';
import { PageFrame } from '../products/page-frame.tsx';
import { FamilyView } from './family-view.tsx';

type FamilyPageData = {
  readonly id: string;
  /** Null if the vote has expired. */
  readonly vote: FamilyVote | null;
  readonly draft: FormDraft | null;
};

/** The page contains personal data and changes with each vote, so it must not be cached. */
const headers = { 'cache-control': 'no-store' };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, options } = parsePageRequest(request);
  const { id = '' } = params;
  const draft = await loadFormDraft(request);
  const vote = await callApi(() =>
    api
      .get('/api/v1/family/:id', { params: { id }, query: { language }, ...options })
      .catch((error) => {
        if (error instanceof ApiError && error.status === 410) return null;
        throw error;
      }),
  );
  return data<FamilyPageData>({ id, vote, draft }, { status: vote ? 200 : 410, headers });
}

/** Family vote on a comparison. Everyone who has the link can vote, without an account. */
export function Component() {
  const { t } = useTranslation('family');
  const { language } = usePage();
  const { id, vote, draft } = useLoaderData<FamilyPageData>();
  if (vote !== null) return <FamilyView key={id} id={id} vote={vote} draft={draft} />;
  return (
    <PageFrame
      title={t('over')}
      description={t('line')}
      heading={t('over')}
      breadcrumbs={[{ name: t('compare'), to: '/compare-tractors' }]}
      currentPage={t('over')}
    >
      <meta name="robots" content="noindex" />
      <Alert tone="info">{FAMILY_MESSAGES.family_over[language]}</Alert>
      <ButtonLink as={Link} to="/compare-tractors">
        {t('compare')}
      </ButtonLink>
    </PageFrame>
  );
}
