import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';

/** The words of a mail, in plain texts: whatever people wrote in them is shown as it is, never as HTML. */
export interface MailWords {
  readonly heading: string;
  /** The subjects it names, one below another, each with its address. */
  readonly links?: readonly MailLink[];
  /** Note that is read before the button is pressed. */
  readonly note?: string;
  /** The button and the address that it leads to. */
  readonly action: MailLink;
  /** Why the reader gets it. */
  readonly reason: string;
  /** Where to choose which of such mails one gets; left out where there is nothing to choose. */
  readonly choice?: MailLink;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

// The product's ink, gold and paper (web/src/shared/ui/theme/palette.ts); mail programs know no variables.
const INK = '#141c31';
const MUTED = '#59647c';
const GOLD = '#f2b632';
const PAPER = '#faf6ec';

const STYLES = {
  body: { backgroundColor: PAPER, fontFamily: 'Helvetica, Arial, sans-serif', margin: 0, padding: '32px 12px' },
  outer: { margin: '0 auto', maxWidth: '560px' },
  brand: { color: INK, fontSize: '18px', fontWeight: 700, lineHeight: '24px', margin: '0 0 16px', padding: '0 4px' },
  coin: {
    backgroundColor: GOLD,
    borderRadius: '12px',
    color: INK,
    display: 'inline-block',
    fontSize: '14px',
    height: '24px',
    lineHeight: '24px',
    marginRight: '10px',
    textAlign: 'center',
    width: '24px',
  },
  card: {
    backgroundColor: '#ffffff',
    borderRadius: '12px',
    borderTop: `4px solid ${GOLD}`,
    maxWidth: '560px',
    padding: '28px',
  },
  heading: { color: INK, fontSize: '21px', fontWeight: 600, lineHeight: '29px', margin: '0 0 24px' },
  listed: { color: INK, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  note: { color: INK, fontSize: '16px', lineHeight: '24px', margin: '0 0 24px' },
  button: {
    backgroundColor: GOLD,
    borderRadius: '8px',
    color: INK,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '20px',
    padding: '13px 22px',
  },
  small: { color: MUTED, fontSize: '13px', lineHeight: '20px', margin: '16px 4px 0' },
  link: { color: MUTED, textDecoration: 'underline' },
  named: { color: INK, fontWeight: 600, textDecoration: 'underline' },
} as const;

// For programs that follow the reader's colour mode. The parts put colours on cells of tables, too. Programs that turn colours around by themselves leave mails alone which say that they know both.
const DARK_STYLE = `@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #0b1120 !important }
  .card, .card td { background-color: #1d2743 !important }
  .ink { color: #f3eee1 !important }
  .muted { color: #adb7cd !important }
}`;

const HEAD = h(
  Head,
  { key: 'head' },
  h('meta', { name: 'viewport', content: 'width=device-width' }),
  h('meta', { name: 'color-scheme', content: 'light dark' }),
  h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
  h('style', {}, DARK_STYLE),
);

/** A mail in the product's one layout. */
function layout({ heading, links = [], note, action, reason, choice }: MailWords) {
  const choose = choice && [
    ' ',
    h(Link, { key: 'choice', href: choice.url, className: 'muted', style: STYLES.link }, choice.label),
  ];
  const coin = h('span', { 'aria-hidden': true, className: 'coin', style: STYLES.coin }, 'D');
  const parts = [
    h(Text, { key: 'brand', className: 'ink', style: STYLES.brand }, coin, 'Doubloon'),
    h(
      Container,
      { key: 'card', className: 'card', style: STYLES.card },
      h(Heading, { as: 'h1', className: 'ink', style: STYLES.heading }, heading),
      links.map(({ label, url }) =>
        h(
          Text,
          { key: url, className: 'ink', style: STYLES.listed },
          h(Link, { href: url, className: 'ink', style: STYLES.named }, label),
        ),
      ),
      note === undefined ? null : h(Text, { className: 'ink', style: STYLES.note }, note),
      h(Button, { href: action.url, style: STYLES.button }, action.label),
    ),
    h(Text, { key: 'reason', className: 'muted', style: STYLES.small }, reason, choose),
  ];
  return h(
    Html,
    { lang: 'en' },
    HEAD,
    h(Body, { key: 'body', className: 'paper', style: STYLES.body }, h(Container, { style: STYLES.outer }, parts)),
  );
}

/** A mail as HTML and as plain text, both from the one layout. */
export async function renderMail(words: MailWords): Promise<{ readonly html: string; readonly text: string }> {
  const html = await render(layout(words));
  const selectors = [
    { selector: 'h1', options: { uppercase: false } },
    // The coin is a picture made of a letter.
    { selector: 'span.coin', format: 'skip' },
  ];
  return { html, text: await render(layout(words), { plainText: true, htmlToTextOptions: { selectors } }) };
}
