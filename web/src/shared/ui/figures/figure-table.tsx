import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../style/chakra.tsx';

interface FigureTableProps {
  caption: string;
  head?: readonly string[];
  /** Each with what it is about and its values, in the order of the head. */
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly values: readonly ReactNode[] }[];
}

/** Says to screen readers what a drawing shows. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        {head && (
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
