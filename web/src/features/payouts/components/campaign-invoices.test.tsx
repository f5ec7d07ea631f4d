import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { keepFiles } from '../../../testing/files/kept-files.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { anInvoiceOnTheWire as invoice } from '../../../testing/wire/invoice.ts';
import { CampaignInvoices } from './campaign-invoices.tsx';

const list = 'GET /payments/invoices/owner/owner1';
const show = () => renderScreen(<CampaignInvoices campaignId="cmp_1" ownerId="owner1" />);

it('lists the invoices and credit notes of this loot, with their numbers, amounts and GST', async () => {
  answerApi({
    [`${list}?campaignId=cmp_1`]: {
      json: [
        invoice('rfd_1', { kind: 'credit_note', number: 'CN-2026-000001', amount: 8.75, gst: 0.72 }),
        invoice('cko_1_paid'),
      ],
    },
  });
  show();
  const [note, first] = await screen.findAllByRole('listitem');
  expect(note?.textContent.replaceAll('\u00a0', ' ')).toMatch(
    /^Credit note CN-2026-000001.*our fee given back, SGD 0.72 GST included.*8.75/,
  );
  expect(first?.textContent).toMatch(/^Invoice INV-2026-000001.*our fee.*50.00/);
  expect(first?.textContent).not.toContain('GST');
});

it('offers no file before it has its number', async () => {
  answerApi({ [list]: { json: [invoice('cko_1_paid', { number: null, issued_at: null })] } });
  show();
  expect(await screen.findByText('Ready in a few minutes')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('hands the file to the browser, under the name that it came with', async () => {
  answerApi({ [list]: { json: [invoice('cko_1_paid')] } });
  show();
  const button = await screen.findByRole('button', { name: 'Download Invoice INV-2026-000001 as PDF' });
  const kept = keepFiles();
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="INV-1.pdf"' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF', { headers })));
  await user.click(button);
  await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['INV-1.pdf']));
});

it('says why the file did not come', async () => {
  answerApi({
    [list]: { json: [invoice('cko_1_paid')] },
    'GET /payments/invoices/cko_1_paid/pdf': {
      status: 429,
      json: { code: 'too_many_requests', message: 'Too many files', requestId: 'req_1' },
    },
  });
  show();
  await user.click(await screen.findByRole('button', { name: 'Download Invoice INV-2026-000001 as PDF' }));
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  expect(toastTexts()).toEqual(['Too many files']);
});

it('says where the invoice comes from while there is none', async () => {
  answerApi({ [list]: { json: [] } });
  show();
  expect(await screen.findByText(/^No invoices yet/)).toBeVisible();
});
