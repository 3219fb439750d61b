import { ApiError, type DealerDetail, getDealer } from '@tractor-haat/api-client';
import { callApi, parsePageRequest } from '@tractor-haat/pages';
import { type LoaderFunctionArgs, notFound, redirect, useLoaderData } from '@tractor-haat/platform';
import { toDealerPath } from '../dealer-paths.ts';
import { DealerView } from './dealer-view.tsx';

export async function loader({ request, params }: LoaderFunctionArgs): Promise<DealerDetail> {
  const { language, options } = parsePageRequest(request);
  const { slug = '', id = '' } = params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const dealer = await callApi(() =>
    getDealer({ id, language }, options).catch((error) => {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }),
  );
  if (dealer.slug !== slug) throw redirect(toDealerPath(dealer), 301);
  return dealer;
}

export function Component() {
  const dealer = useLoaderData<DealerDetail>();
  return <DealerView key={dealer.id} dealer={dealer} />;
}
