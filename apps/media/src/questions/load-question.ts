import { getQuestion, type Question } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import { askApi, readAddress } from '../loading/ask-api.ts';

export async function loadQuestion({ request, params }: LoaderFunctionArgs): Promise<Question> {
  const { language } = readAddress(request);
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw notFound();
  return askApi(() => getQuestion({ id: Number(params.id), language }, { signal: request.signal }));
}
