import { api, type ImplementType } from '@tractor-haat/api-client';
import { callApi, parsePageRequest, Tiles } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { type LoaderFunctionArgs, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Faq } from '../products/faq.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { FARM_STEPS } from './construction-machines.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<ImplementType[]> {
  const { language, options } = parsePageRequest(request);
  return callApi(() => api.get('/api/v1/implement-types', { query: { language }, ...options }));
}

export function Component() {
  const { t } = useTranslation('guides');
  const types = new Map(useLoaderData<ImplementType[]>().map((type) => [type.slug, type]));
  return (
    <PageFrame
      title={t('farm.title')}
      description={t('farm.intro')}
      heading={t('farm.heading')}
      intro={<p>{t('farm.intro')}</p>}
      currentPage={t('farm.heading')}
    >
      {FARM_STEPS.map(({ name, types: slugs }) => (
        <section key={name} className={sections.section}>
          <h2>{t(`farm.${name}.title`)}</h2>
          <p>{t(`farm.${name}.text`)}</p>
          <Tiles
            items={slugs.flatMap((slug) => {
              const type = types.get(slug);
              return type
                ? [
                    {
                      to: `/tractor-implements-in-india/${slug}`,
                      name: type.name.text,
                      language: type.name.language,
                      line: t('models', { count: type.implement_count }),
                    },
                  ]
                : [];
            })}
          />
        </section>
      ))}
      <Faq
        items={[
          { question: t('farm.q1'), answer: t('farm.a1') },
          { question: t('farm.q2'), answer: t('farm.a2') },
        ]}
      />
    </PageFrame>
  );
}
