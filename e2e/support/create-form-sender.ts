/** Content of a response, or null if there was none or if the response requests a retry. */
export type FormResponse = { id: string; price: { min_inr: number } | undefined } | null;

/** `script` sends a form as the script of the site does, `plain` as a browser without JavaScript. */
export const SUBMIT_METHODS = ['script', 'plain'] as const;
export type SubmitMethod = (typeof SUBMIT_METHODS)[number];

/** Sends forms to a site without a browser. */
export function createFormSender(method: SubmitMethod, site: () => string, address: string) {
  const cookies = new Map<string, string>();

  async function request(to: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...init.headers, cookie, 'x-forwarded-for': address };
    const response = await fetch(site() + to, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  async function sendByScript(to: string, body: Record<string, string>): Promise<FormResponse> {
    const headers = { 'content-type': 'application/json' };
    const response = await request(to, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status !== 200) return null;
    const { data } = await response.json();
    return { id: data.primary_id ?? body.primary_id, price: data.price };
  }

  /** The response redirects to a page, whose content is loaded by the same draft. */
  async function sendAsPlainForm(to: string, body: Record<string, string>): Promise<FormResponse> {
    const response = await request(to, { method: 'POST', body: new URLSearchParams(body) });
    if (response.status !== 303) return null;
    const page = new URL(response.headers.get('location') ?? '', site());
    const formPage = await request(page.pathname + page.search);
    await formPage.text();
    const draft = await request(`/api/v1/form-drafts/${page.searchParams.get('draft')}`);
    if (formPage.status !== 200 || draft.status !== 200) return null;
    const { data } = await draft.json();
    return { id: data.primary_id ?? body.primary_id, price: data.price };
  }

  const send = method === 'script' ? sendByScript : sendAsPlainForm;
  return {
    /** Sends the form once. Returns null if there is no response. */
    send: (to: string, body: Record<string, string>): Promise<FormResponse> =>
      send(to, body).catch(() => null),
  };
}
