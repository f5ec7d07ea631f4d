import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { GoogleButton } from '../../features/auth/components/google-button.tsx';
import { DRAWINGS } from '../../shared/ui/pictures/drawings.tsx';
import { Coin } from '../../shared/ui/pictures/logo.tsx';
import { PlatformIcon } from '../../shared/ui/pictures/platform-icon.tsx';
import * as signs from '../../shared/ui/pictures/icons.tsx';
import { Stars } from '../../shared/ui/marks/stars.tsx';
import { drawSvg, type DrawnSvg } from '../../testing/draw-svg.ts';

const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const each = (components: Record<string, ComponentType>): ReactNode[] =>
  Object.values(components).map((Icon, index) => <Icon key={index} />);

/** Icons drawn in the client's own files, by file. */
const DRAWN: Record<string, ReactNode> = {
  '../../features/auth/components/google-button.tsx': <GoogleButton />,
  '../../shared/ui/pictures/drawings.tsx': Object.entries(DRAWINGS).map(([name, drawing]) => (
    <div key={name}>{drawing}</div>
  )),
  '../../shared/ui/pictures/logo.tsx': <Coin />,
  '../../shared/ui/pictures/platform-icon.tsx': PLATFORM_IDS.map((platform) => (
    <PlatformIcon key={platform} platform={platform} />
  )),
  '../../shared/ui/pictures/icons.tsx': each(signs),
  '../../shared/ui/marks/stars.tsx': <Stars rating={0} />,
};
/** Not icons: a pattern and charts. */
const COMPUTED = [
  '../../features/dashboard/components/earnings-line.tsx',
  '../../features/dashboard/components/funnel-chart.tsx',
  '../../features/users/components/security/qr-code.tsx',
  '../../shared/ui/figures/line-chart.tsx',
  '../../shared/ui/figures/step-chart.tsx',
];

/** The icons of the library that some file takes. */
function libraryIcons(): ReactNode[] {
  const imports = Object.values(sources).flatMap((source) => [
    ...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  const byName = lucide as unknown as Record<string, ComponentType>;
  return [...new Set(names)]
    .filter((name) => name !== '' && !name.startsWith('type '))
    .toSorted()
    .map((name) => {
      const Icon = byName[name];
      if (!Icon) throw new Error(`The library has no ${name}`);
      return <Icon key={name} />;
    });
}

async function drawEach(icons: ReactNode): Promise<(DrawnSvg & { markup: string })[]> {
  const { container, unmount } = render(<>{icons}</>);
  const drawn = [];
  for (const svg of container.querySelectorAll('svg')) drawn.push({ ...(await drawSvg(svg)), markup: svg.outerHTML });
  unmount();
  return drawn;
}

const CELL_PX = 128;
const IN_A_ROW = 12;

/** All pictures on white in rows, `.cache/icons.png` at the root. */
async function writeSheet(pictures: readonly Buffer[]): Promise<void> {
  const folder = join(import.meta.dirname, '../../../.cache');
  await mkdir(folder, { recursive: true });
  const rows = Math.ceil(pictures.length / IN_A_ROW);
  const place = (index: number) => ({
    left: (index % IN_A_ROW) * CELL_PX + 16,
    top: Math.floor(index / IN_A_ROW) * CELL_PX + 16,
  });
  await sharp({ create: { width: IN_A_ROW * CELL_PX, height: rows * CELL_PX, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, index) => ({ input, ...place(index) })))
    .png()
    .toFile(join(folder, 'icons.png'));
}

it('knows every file that draws', () => {
  const drawing = Object.keys(sources).filter((file) => /<(chakra\.)?svg\b|chakra\(\s*'svg'/.test(sources[file] ?? ''));
  expect(drawing.toSorted()).toEqual([...Object.keys(DRAWN), ...COMPUTED].toSorted());
});

it('draws every icon on one sheet, each inside its view box', async () => {
  const drawn = (await Promise.all([...Object.values(DRAWN), libraryIcons()].map(drawEach))).flat();
  await writeSheet(drawn.map(({ picture }) => picture));
  expect(drawn.filter(({ outside }) => outside > 0).map(({ markup }) => markup)).toEqual([]);
  expect(drawn.filter(({ inside }) => inside === 0).map(({ markup }) => markup)).toEqual([]);
});
