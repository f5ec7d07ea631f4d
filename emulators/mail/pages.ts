import type { KeptMail } from './mailbox.ts';
import type { KeptPush } from './pushes.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .8rem .5rem 0;border-bottom:1px solid #ddd;vertical-align:top}
a{display:inline-block;min-height:44px}iframe{width:100%;height:34rem;border:1px solid #ddd}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body>
${body}
</body></html>`;

const timeCell = (moment: string): string =>
  `<td><time datetime="${moment}">${moment.slice(0, 16).replace('T', ' ')}</time></td>`;

/** The table of push notifications; nothing without any. */
function pushTable(pushes: readonly KeptPush[]): string {
  if (pushes.length === 0) return '';
  const rows = pushes.map(
    ({ data, receivedAt }) =>
      `<tr>${timeCell(receivedAt)}<td>${escapeHtml(data.title ?? '')}</td><td>${escapeHtml(data.link ?? '')}</td></tr>`,
  );
  return `<h2>Push notifications</h2>
<p>No browser shows them in a local run.</p>
<table><thead><tr><th scope="col">Received</th><th scope="col">Title</th><th scope="col">Leads to</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The page with all mails and push notifications, newest first. */
export function mailboxPage(mails: readonly KeptMail[], pushes: readonly KeptPush[] = []): string {
  const rows = mails.map(
    ({ id, to, subject, receivedAt }) =>
      `<tr>${timeCell(receivedAt)}<td>${escapeHtml(to.join(', '))}</td><td><a href="/mails/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const list =
    mails.length === 0
      ? '<p>No mail was sent yet.</p>'
      : `<table><thead><tr><th scope="col">Received</th><th scope="col">For</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>Every mail that the product sends in this local run arrives here, whoever it is for. Nothing here reaches the internet.</p>
${list}
${pushTable(pushes)}`,
  );
}

/** The page of one mail: as HTML, which can run nothing, as text, and with its headers. */
export function mailPage({ to, subject, html, text, headers }: KeptMail): string {
  const rows = Object.entries(headers).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return page(
    subject,
    `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>For ${escapeHtml(to.join(', '))}</p>
<iframe sandbox="allow-popups" title="The mail as HTML" srcdoc="${escapeHtml(html)}"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>
<h2>Headers</h2>
<table><tbody>${rows.join('')}</tbody></table>`,
  );
}
