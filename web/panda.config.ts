import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/shared/ui/theme/global-css.ts';
import { systemConfig } from './src/shared/ui/theme/system-config.ts';

/** The sizes of faces and logos. */
const FACES = ['8', '9', '10', '12', '16', '24'];
const COLORS = Object.keys(systemConfig.theme.semanticTokens.colors);

/** Where the sources import `chakra` and `cva` from. */
const STYLES = ['style/chakra.tsx', './factory.tsx'];

export default defineConfig({
  presets: [],
  preflight: true,
  prefix: { cssVar: 'chakra' },
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.*', './src/testing/**'],
  outdir: 'styled-system',
  outExtension: 'js',
  jsxFramework: 'react',
  jsxFactory: 'chakra',
  importMap: { css: STYLES, recipes: STYLES, patterns: STYLES, jsx: STYLES },
  // Charts and states name their colours in data, and pictures of people take their size as a property of another name.
  staticCss: { css: [{ properties: { color: COLORS, bg: COLORS, borderColor: COLORS, width: FACES, height: FACES } }] },
  globalCss,
  conditions: { extend: systemConfig.conditions },
  theme: systemConfig.theme,
});
