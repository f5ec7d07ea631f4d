/** `#rrggbb` between two others; `share` is how much of the second, from 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (start: number) => {
    const [from, to] = [first, second].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return hexByte((from ?? 0) * (1 - share) + (to ?? 0) * share);
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The brightest `#rrggbb` of the same hue and saturation; black has none and stays. */
export function vivid(colour: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const most = Math.max(...channels, 1);
  return `#${channels.map((channel) => hexByte((channel / most) * 255)).join('')}`;
}

const hexByte = (value: number) => Math.round(value).toString(16).padStart(2, '0');
