/** `#rrggbb` between two others; `share` is how much of the second, from 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (start: number) => {
    const [from, to] = [first, second].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
