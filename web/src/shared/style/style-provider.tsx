import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from '../ui/theme/system.ts';
import { styleSheet } from './style-sheet.ts';

/** The page's global styles: layers, reset, tokens, and what holds on every screen. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleSheet}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
