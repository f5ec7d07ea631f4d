/** Returns a payment problem as the API sends one, for tests: something was not paid because of the platform. */
export function aPaymentProblemOnTheWire() {
  return {
    reason: 'platform_balance',
    details: 'Insufficient platform balance',
    must_act: 'platform',
    since: '2026-11-19T00:00:00.000Z',
    tried_until: '2026-12-07T00:00:00.000Z',
    appeal: null,
  };
}
