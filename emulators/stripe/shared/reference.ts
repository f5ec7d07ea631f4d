/** The id behind a reference, which Stripe's types allow to be the object itself; empty for none. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
