/** Content of a response; null if there was none, or if it requests a retry. */
export type FormResponse = { id: string; price: { min_inr: number } | undefined } | null;

/** With the site's script, or as a plain form that leads to a page. */
export const MANNERS = ['script', 'plain'] as const;
export type Manner = (typeof MANNERS)[number];

/** A client that sends forms to a site without a browser. */
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

  /** The response redirects to a page, which loads its content by the same draft. */
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
    /** Sends once; null without a response. */
    send: (to: string, body: Record<string, string>): Promise<FormResponse> =>
      send(to, body).catch(() => null),
  };
}
