import { useId, type ReactNode } from 'react';
import { Card, chakra, VisuallyHidden } from '../../style/chakra.tsx';

interface FigureCardProps {
  title: string;
  /** The sum of it at a glance. */
  total: ReactNode;
  /** Text shown when there is no data; null when there is. */
  empty: string | null;
  /** Table with the figure's data, for screen readers. */
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  note?: string | undefined;
  /** The drawing; hidden from screen readers, who get the table. */
  children: ReactNode;
}

/** A drawing of numbers with its title, their sum, and an equal table for screen readers. */
export function FigureCard({ title, total, empty, table, note, children }: FigureCardProps) {
  const titleId = useId();
  return (
    <Card as="figure" aria-labelledby={titleId} margin="0" display="flex" flexDirection="column">
      <chakra.div marginBottom="4">
        <chakra.h2 id={titleId} fontSize="lg">
          {title}
        </chakra.h2>
        {empty === null && (
          <chakra.p fontWeight="semibold" color="muted" textStyle="figure">
            {total}
          </chakra.p>
        )}
      </chakra.div>
      {empty !== null ? (
        <chakra.p
          color="muted"
          display="grid"
          placeItems="center"
          textAlign="center"
          flex="1"
          minHeight="28"
          borderRadius="md"
          bg="raised"
          padding="4"
        >
          {empty}
        </chakra.p>
      ) : (
        <>
          <chakra.div aria-hidden flex="1">
            {children}
          </chakra.div>
          <VisuallyHidden as="div">
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  {table.head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name, ...values]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {values.map((value, index) => (
                      <td key={table.head[index + 1]}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
        </>
      )}
      {note && empty === null && (
        <chakra.p textStyle="hint" marginTop="3">
          {note}
        </chakra.p>
      )}
    </Card>
  );
}
