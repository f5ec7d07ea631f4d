import type { Response } from 'express';
import { html, type Markup } from './html.ts';
import { pageStyle } from './page-style.ts';

/** Answers with a hosted page; each says at its top that no real money is involved. */
export function sendPage(response: Response, status: number, title: string, content: Markup): void {
  const style: Markup = { ...html``, text: `<style>${pageStyle}</style>` };
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Stripe stand-in</title>
        ${style}
      </head>
      <body>
        <header class="tape">Test stand-in for Stripe: no real money moves</header>
        ${content}
      </body>
    </html>`;
  response
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send(page.text);
}

/** A page with one message, and a way on if there is one. */
export function sendMessagePage(
  response: Response,
  status: number,
  message: { title: string; text: string; next?: { url: string; label: string } | undefined },
): void {
  const { title, text, next } = message;
  const way = next && html`<a class="button first" href="${next.url}">${next.label}</a>`;
  sendPage(
    response,
    status,
    title,
    html`<main>
      <div class="narrow card">
        <h1>${title}</h1>
        <p>${text}</p>
        ${way}
      </div>
    </main>`,
  );
}
