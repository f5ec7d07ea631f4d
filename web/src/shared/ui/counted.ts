const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A count as people read it at a glance: `980`, `1.2K`. */
export function formatCount(count: number): string {
  return compact.format(count);
}

/** A count with what is counted: `1 review`, `1.2K reviews`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
