/** An invoice for tests, as it travels; ordinary in everything that `change` does not name. */
export function anInvoiceOnTheWire(id: string, change: Record<string, unknown> = {}) {
  return {
    id,
    kind: 'invoice',
    campaign_id: 'cmp_1',
    campaignTitle: 'Iced Tea',
    amount: 50,
    gst: 0,
    currency: 'sgd',
    number: 'INV-2026-000001',
    issued_at: '2026-11-20T00:01:00.000Z',
    created_at: '2026-11-20T00:00:00.000Z',
    ...change,
  };
}
