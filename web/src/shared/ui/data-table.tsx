import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Sheet = chakra('div', {
  base: {
    md: {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'card',
      overflow: 'auto',
    },
  },
});
const Table = chakra('table', { base: { width: 'full', display: { base: 'block', md: 'table' } } });
const Head = chakra('thead', { base: { display: { base: 'none', md: 'table-header-group' } } });
const Body = chakra('tbody', {
  base: { display: { base: 'grid', md: 'table-row-group' }, gap: '3' },
});
const Row = chakra('tr', {
  base: {
    display: { base: 'block', md: 'table-row' },
    position: 'relative',
    bg: 'surface',
    borderWidth: { base: '1px', md: '0' },
    borderTopWidth: { base: '1px', md: '1px' },
    borderColor: 'line',
    borderRadius: { base: 'lg', md: 'none' },
    padding: { base: '4', md: '0' },
    _hover: { bg: 'raised' },
    _last: { borderBottomRadius: 'lg' },
    // The first link of a row covers it, so that the whole row can be pressed and there is still one real link.
    '& a[data-row-link]::after': { content: '""', position: 'absolute', inset: '0' },
    '& button, & a:not([data-row-link])': { position: 'relative' },
  },
});
const HeadCell = chakra('th', {
  base: {
    paddingX: '4',
    paddingY: '3',
    textAlign: 'left',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'muted',
    verticalAlign: 'bottom',
    lineHeight: 'snug',
  },
});
const Cell = chakra('td', {
  base: {
    display: { base: 'flex', md: 'table-cell' },
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    paddingX: { base: '0', md: '4' },
    paddingY: { base: '1.5', md: '4' },
    verticalAlign: 'middle',
    '&::before': {
      content: { base: 'attr(data-label)', md: 'none' },
      color: 'muted',
      fontSize: 'sm',
      flexShrink: 0,
    },
    '&[data-lead]': { display: { base: 'block', md: 'table-cell' }, fontWeight: 'semibold' },
    '&[data-lead]::before': { content: 'none' },
  },
});

export interface Column<Item> {
  header: string;
  cell: (item: Item) => ReactNode;
}

interface DataTableProps<Item> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
}

/** A table on desktops that becomes a list of cards on phones. The first column leads each card. */
export function DataTable<Item>({ caption, columns, items, keyOf }: DataTableProps<Item>) {
  return (
    <Sheet>
      <Table role="table" aria-label={caption}>
        <Head role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.header} role="columnheader" scope="col">
                {column.header}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {items.map((item) => (
            <Row key={keyOf(item)} role="row">
              {columns.map((column, index) => (
                <Cell key={column.header} role="cell" data-label={column.header} data-lead={index === 0 || undefined}>
                  <chakra.div textAlign={{ base: index === 0 ? 'left' : 'right', md: 'left' }} minWidth="0">
                    {column.cell(item)}
                  </chakra.div>
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </Table>
    </Sheet>
  );
}
