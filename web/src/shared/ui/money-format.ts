const sgd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'SGD' });
const wholeSgd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'SGD', maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Writes an amount of Singapore cents: `SGD 1,234.50` (`full`), without decimals for the dashboard (`whole`), or with a
 * bare dollar sign for the creator's project screens (`dollars`; the currency is still SGD).
 */
export function formatCents(cents: number, style: 'full' | 'whole' | 'dollars' = 'full'): string {
  return { full: sgd, whole: wholeSgd, dollars }[style].format(cents / 100);
}
