import sharp from 'sharp';

/** The longer side of a drawn view box, in pixels. */
const DRAWN_PX = 96;
/** Margin drawn on each side of a view box, as a share of its longer side. */
const AROUND = 0.5;
/** Nearly see-through pixels are where an edge that ends on the border was smoothed. */
const FAINT = 40;

const INK = '#0b1120';

export interface DrawnSvg {
  /** The picture: its view box alone, as PNG. */
  picture: Buffer;
  /** Pixels with ink inside the view box. */
  inside: number;
  /** Pixels with ink around it. */
  outside: number;
}

/** Draws the `<svg>` with the page's styles and a wide margin around its view box, and counts where its ink is. */
export async function drawSvg(svg: SVGSVGElement): Promise<DrawnSvg> {
  const [x, y, width, height] = viewBoxOf(svg);
  const margin = Math.max(width, height) * AROUND;
  const scale = DRAWN_PX / Math.max(width, height);
  const px = (length: number) => Math.round(length * scale);
  const whole = { width: px(width + 2 * margin), height: px(height + 2 * margin) };
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', [x - margin, y - margin, width + 2 * margin, height + 2 * margin].join(' '));
  copy.setAttribute('width', String(whole.width));
  copy.setAttribute('height', String(whole.height));
  const source = copy.outerHTML.replace('>', `><style>${pageStyles()} svg { color: ${INK} }</style>`);
  const pixels = await sharp(Buffer.from(source)).ensureAlpha().raw().toBuffer();

  const box = { left: px(margin), top: px(margin), width: px(width), height: px(height) };
  let inside = 0;
  let outside = 0;
  for (let row = 0; row < whole.height; row += 1)
    for (let column = 0; column < whole.width; column += 1) {
      if ((pixels[(row * whole.width + column) * 4 + 3] ?? 0) < FAINT) continue;
      const isInside =
        row >= box.top && row < box.top + box.height && column >= box.left && column < box.left + box.width;
      if (isInside) inside += 1;
      else outside += 1;
    }
  const raw = { width: whole.width, height: whole.height, channels: 4 } as const;
  return { picture: await sharp(pixels, { raw }).extract(box).png().toBuffer(), inside, outside };
}

function viewBoxOf(svg: SVGSVGElement): [number, number, number, number] {
  const [x, y, width, height] = (svg.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) throw new Error(`No view box: ${svg.outerHTML}`);
  return [x, y, width, height];
}

/** The rules of the page for its components, of their layers, which the drawing library knows nothing of; colours of the theme become ink. */
function pageStyles(): string {
  const texts = [...document.querySelectorAll('style[data-emotion="css"]')].map(({ textContent }) => textContent);
  return texts
    .map((text) => text.replace(/^@layer recipes\{(.*)\}$/s, '$1').replaceAll(/var\([^()]*\)/g, INK))
    .join('');
}
