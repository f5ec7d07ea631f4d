import type { ReactNode } from 'react';
import { chakra } from '../../style/chakra.tsx';

const Grid = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: '5' },
  variants: {
    long: { true: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
    two: { true: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '4' } },
  },
});

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Values such as addresses, which need more room to stand on one line. */
  long?: boolean;
  /** Two columns, however narrow their place is. */
  two?: boolean;
}

/** Names and values at a glance; entries without a value are left out. */
export function Facts({ facts, long = false, two = false }: FactsProps) {
  return (
    <Grid long={long} two={two}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <chakra.div key={name} minWidth="0">
            <chakra.dt textStyle="hint">{name}</chakra.dt>
            <chakra.dd fontWeight="semibold" textStyle="figure">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
    </Grid>
  );
}
