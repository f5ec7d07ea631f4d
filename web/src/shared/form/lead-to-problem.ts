/**
 * Leads somebody to the first field of a form that is wrong: it gets the focus, and its label and what is wrong with it are scrolled
 * into view. Nothing happens where nothing is marked as wrong.
 */
export function leadToProblem(form: ParentNode | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!field) return;
  field.focus({ preventScroll: true });
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const labels = 'labels' in field ? [...((field.labels as NodeListOf<Element> | null) ?? [])] : [];
  // The label comes last: where not all of it fits, the beginning is what one needs to see.
  for (const part of [...described.map((id) => document.getElementById(id)).reverse(), field, ...labels]) {
    part?.scrollIntoView({ block: 'nearest' });
  }
}
