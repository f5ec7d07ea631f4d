import type { ReactNode } from 'react';
import { Card, chakra } from '../../style/chakra.tsx';
import { Money } from './numbers.tsx';

interface AmountCardProps {
  /** Label of the amount. */
  title: string;
  cents: number;
  /** Accessible name of the card; defaults to `title`. */
  label?: string;
  children: ReactNode;
}

/** An amount that is about to move, in a band of its own above how it comes about. */
export function AmountCard({ title, cents, label = title, children }: AmountCardProps) {
  return (
    <Card padding="0" overflow="hidden" aria-label={label}>
      <chakra.p
        bg="sunken"
        paddingX="5"
        paddingY="3.5"
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        gap="3"
      >
        <chakra.span fontWeight="semibold">{title}</chakra.span>
        <Money cents={cents} textStyle="answer" />
      </chakra.p>
      {children}
    </Card>
  );
}
