import type { Config } from '../config/config.ts';
import { type PrintedDocument, printPdf } from './pdf.ts';

const NOT_REAL = { kind: 'heading', text: 'Test document: no real money was moved' } as const;

/** Prints a document about money. One of a test deployment, or of the emulators, says first that its money is not real, so that nobody books or taxes it. */
export function printForMode(
  { stripe }: Pick<Config, 'stripe'>,
  document: PrintedDocument,
): Promise<AsyncIterable<Uint8Array>> {
  return printPdf(stripe.isLive ? document : { ...document, blocks: [NOT_REAL, ...document.blocks] });
}
