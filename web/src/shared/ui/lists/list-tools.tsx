import { chakra } from '../../style/chakra.tsx';

/** The line of a list's tools above it, where no heading stands. */
export const ListTools = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', marginBottom: '3' } });
