const isMarkup = Symbol('markup');

/** Text that is markup already and is not escaped again. */
export interface Markup {
  readonly [isMarkup]: true;
  readonly text: string;
}

type Part = Markup | number | string | readonly Markup[] | null | undefined;

/** Markup with every value escaped, except values that are markup themselves (or lists of it). */
export function html(literals: TemplateStringsArray, ...values: Part[]): Markup {
  const text = literals
    .map((literal, index) => (index === 0 ? literal : rendered(values[index - 1]) + literal))
    .join('');
  return { [isMarkup]: true, text };
}

/** Text with the characters that mean something in markup replaced. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function rendered(value: Part): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}
