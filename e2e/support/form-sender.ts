/** What a browser learns from an answer; null where none came, or one that says to try again. */
export type FormResponse = { id: string; price: { min_inr: number } | undefined } | null;

/** By the site's script, or as a plain form that leads to a page. */
export const MANNERS = ['script', 'plain'] as const;
export type Manner = (typeof MANNERS)[number];

/** A browser of its own, without a screen, that sends forms to a site. */
export function formSender(manner: Manner, site: () => string, address: string) {
  const cookies = new Map<string, string>();

  async function ask(to: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...init.headers, cookie, 'x-forwarded-for': address };
    const answer = await fetch(site() + to, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  async function byScript(to: string, body: Record<string, string>): Promise<FormResponse> {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(to, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 200) return null;
    const { data } = await answer.json();
    return { id: data.primary_id ?? body.primary_id, price: data.price };
  }

  /** The answer leads to a page; what the page shows it asks for by the same draft. */
  async function asPlainForm(to: string, body: Record<string, string>): Promise<FormResponse> {
    const answer = await ask(to, { method: 'POST', body: new URLSearchParams(body) });
    if (answer.status !== 303) return null;
    const page = new URL(answer.headers.get('location') ?? '', site());
    const formPage = await ask(page.pathname + page.search);
    await formPage.text();
    const draft = await ask(`/api/v1/form-drafts/${page.searchParams.get('draft')}`);
    if (formPage.status !== 200 || draft.status !== 200) return null;
    const { data } = await draft.json();
    return { id: data.primary_id ?? body.primary_id, price: data.price };
  }

  const send = manner === 'script' ? byScript : asPlainForm;
  return {
    /** Sends once; null where the answer did not come. */
    send: (to: string, body: Record<string, string>): Promise<FormResponse> =>
      send(to, body).catch(() => null),
  };
}
