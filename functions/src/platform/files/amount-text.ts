/** Formats an amount in cents as printed documents show it: `1,050.00`. */
export function amountText(cents: number): string {
  return (cents / 100).toLocaleString('en-SG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
