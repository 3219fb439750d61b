const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, content and attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => HTML_ESCAPES[sign] ?? sign);
