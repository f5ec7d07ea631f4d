import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';

/** The words of a mail, in plain texts: whatever people wrote in them is shown as it is, never as HTML. */
export interface MailWords {
  readonly heading: string;
  /** The button and the address that it leads to. */
  readonly action: { readonly label: string; readonly url: string };
  /** Why the reader gets it, and where to choose. */
  readonly reason: string;
  readonly choice: { readonly label: string; readonly url: string };
}

// The product's ink, gold and paper (web/src/shared/ui/theme); mail programs know no variables.
const INK = '#141c31';
const MUTED = '#59647c';
const GOLD = '#f2b632';
const PAPER = '#faf6ec';

const STYLES = {
  body: { backgroundColor: PAPER, fontFamily: 'Helvetica, Arial, sans-serif', margin: 0, padding: '24px 12px' },
  card: { backgroundColor: '#ffffff', borderRadius: '12px', maxWidth: '560px', padding: '32px' },
  brand: { color: INK, fontSize: '15px', fontWeight: 700, margin: '0 0 24px' },
  heading: { color: INK, fontSize: '20px', fontWeight: 600, lineHeight: '28px', margin: '0 0 24px' },
  button: {
    backgroundColor: GOLD,
    borderRadius: '8px',
    color: INK,
    fontSize: '16px',
    fontWeight: 600,
    padding: '13px 22px',
  },
  rule: { borderColor: '#e4dac3', margin: '32px 0 16px' },
  small: { color: MUTED, fontSize: '13px', lineHeight: '20px', margin: 0 },
  link: { color: MUTED, textDecoration: 'underline' },
} as const;

/** A mail in the product's one layout. */
function layout({ heading, action, reason, choice }: MailWords) {
  const card = [
    h(Text, { key: 'brand', style: STYLES.brand }, 'Doubloon'),
    h(Heading, { key: 'heading', as: 'h1', style: STYLES.heading }, heading),
    h(Button, { key: 'action', href: action.url, style: STYLES.button }, action.label),
    h(Hr, { key: 'rule', style: STYLES.rule }),
    h(
      Text,
      { key: 'reason', style: STYLES.small },
      `${reason} `,
      h(Link, { href: choice.url, style: STYLES.link }, choice.label),
    ),
  ];
  return h(
    Html,
    { lang: 'en' },
    h(Head, { key: 'head' }),
    h(Body, { key: 'body', style: STYLES.body }, h(Container, { style: STYLES.card }, card)),
  );
}

/** A mail as HTML and as plain text, both from the one layout. */
export async function renderMail(words: MailWords): Promise<{ readonly html: string; readonly text: string }> {
  const html = await render(layout(words));
  const htmlToTextOptions = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };
  return { html, text: await render(layout(words), { plainText: true, htmlToTextOptions }) };
}
