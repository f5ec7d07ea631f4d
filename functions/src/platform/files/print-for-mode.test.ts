import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { printForMode } from './print-for-mode.ts';

const INVOICE = { title: 'Invoice', at: new Date(0), blocks: [{ kind: 'heading', text: 'Tax invoice' } as const] };

async function textOf(isLive: boolean): Promise<string> {
  const stripe = { secretKey: 'sk', webhookSecret: '', connectWebhookSecret: '', apiBase: null, isLive };
  const bytes = new Uint8Array(await buffer(await printForMode({ stripe }, INVOICE)));
  return (await extractText(await getDocumentProxy(bytes))).text.join('\n');
}

describe('a document about money', () => {
  it('says that its money is not real where none is', async () => {
    expect(await textOf(false)).toMatch(/^Test document: no real money was moved\s+Tax invoice/);
  });

  it('says nothing of the kind where real money moves', async () => {
    expect(await textOf(true)).toBe('Tax invoice');
  });
});
