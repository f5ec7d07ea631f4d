/** The raw colours of Doubloon. Screens never name these; they name the semantic colours of `semantic-colors.ts`. */
export const palette = {
  parchment: { 50: '#fffdf8', 100: '#faf6ec', 200: '#f3ecdc', 300: '#e4dac3', 400: '#cdbf9f', 600: '#857a60' },
  ink: {
    100: '#f3eee1',
    200: '#cfd6e6',
    300: '#adb7cd',
    400: '#7685a8',
    500: '#59647c',
    600: '#2b3755',
    700: '#1d2743',
    800: '#141c31',
    900: '#0b1120',
    950: '#070c18',
  },
  gold: {
    100: '#ffefc7',
    200: '#ffdf94',
    300: '#ffcd57',
    400: '#f2b632',
    500: '#dc9d14',
    700: '#7d5000',
    900: '#33270b',
  },
  sea: { 100: '#d6f0ee', 300: '#66d3d3', 600: '#0b6f7b', 700: '#095c66', 900: '#0c2f38' },
  coral: { 100: '#ffe4dc', 300: '#ff9f8a', 600: '#c23c1c', 700: '#9f2f14', 900: '#3c1813' },
  white: '#ffffff',
} as const;
