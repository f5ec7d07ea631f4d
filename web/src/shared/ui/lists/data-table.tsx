import type { ReactNode } from 'react';
import { movingList } from '../../motion/moving-list.tsx';
import { chakra } from '../../style/chakra.tsx';

/** How wide the place of a table must be for its columns; narrower, rows are cards. The sidebar leaves less than the window has. */
const FEW_COLUMNS = '@container (min-width: 46rem)';
const MANY_COLUMNS = '@container (min-width: 58rem)';
const MANY = 6;

const Table = chakra('table', { base: { width: 'full', display: 'block' } });
const Head = chakra('thead', { base: { display: 'none' } });
const Body = movingList(
  chakra('tbody', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } }),
);
const Row = chakra('tr', {
  base: {
    display: 'block',
    position: 'relative',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    padding: '4',
    _hover: { bg: 'raised' },
    // The first link of a row covers it, so that the whole row can be pressed and there is still one real link.
    '& a[data-row-link]::after': { content: '""', position: 'absolute', inset: '0' },
    '& button, & a:not([data-row-link])': { position: 'relative' },
    // A card says in fewer words, or not at all, what is in a column of the table.
    '& [data-wide]': { display: 'none' },
    '&[data-beside]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      '& > td': { gridColumn: '1 / -1' },
      '& > td[data-lead]': { gridColumn: '1', gridRow: '1' },
      '& > td[data-corner]': { gridColumn: '2', gridRow: '1', alignSelf: 'start' },
      '& > td[data-corner][data-actions]': { paddingTop: '0' },
    },
  },
});
const HeadCell = chakra('th', {
  base: {
    paddingX: '4',
    paddingY: '3',
    textAlign: 'left',
    textStyle: 'hint',
    fontWeight: 'semibold',
    verticalAlign: 'bottom',
    lineHeight: 'snug',
    // A heading is wrapped between its words only.
    overflowWrap: 'normal',
    '&[data-end]': { textAlign: 'right' },
  },
});
const Cell = chakra('td', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    paddingX: '0',
    paddingY: '1.5',
    verticalAlign: 'middle',
    textStyle: 'figure',
    '&::before': { content: 'attr(data-label)', color: 'muted', fontSize: 'sm', flexShrink: 0 },
    // Nothing is known: the card says nothing about it.
    '&:has(> div:empty)': { display: 'none' },
    '&[data-lead]': { display: 'block', fontWeight: 'semibold' },
    '&[data-lead]::before': { content: 'none' },
    '& > div': { minWidth: '0', textAlign: 'right' },
    '&[data-lead] > div': { textAlign: 'left' },
    // The actions cell has no label, but targets large enough for touch.
    '&[data-actions]': { paddingTop: '3' },
    '&[data-actions]::before': { content: 'none' },
    '&[data-bare]::before': { content: 'none' },
    '&[data-bare] > div': { textAlign: 'left' },
    '&[data-corner]::before': { content: 'none' },
    '&[data-actions] > div': { flex: '1', display: 'grid' },
    '&[data-actions] > div > div > button': { flex: '1 1 auto' },
  },
});

const asTable = {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
  overflow: 'auto',
  '& table': { display: 'table' },
  '& thead': { display: 'table-header-group' },
  '& tbody': { display: 'table-row-group' },
  '& tbody tr, & tbody tr[data-beside]': {
    display: 'table-row',
    borderWidth: '0',
    borderTopWidth: '1px',
    borderRadius: 'none',
    padding: '0',
  },
  '& tbody tr:last-of-type': { borderBottomRadius: 'lg' },
  '& [data-brief]': { display: 'none' },
  '& span[data-wide]': { display: 'block' },
  '& td, & td[data-lead], & td[data-actions], & td[data-wide], & tr[data-beside] > td[data-corner]': {
    display: 'table-cell',
    paddingX: '4',
    paddingY: '3',
  },
  '& td:has(> div:empty)': { display: 'table-cell' },
  '& td::before': { content: 'none' },
  '& td > div': { textAlign: 'left' },
  '& td[data-end] > div': { textAlign: 'right' },
  // Buttons keep their width: their words would otherwise count as breakable, and the last one be cut off.
  '& td[data-actions]': { whiteSpace: 'nowrap' },
  '& td[data-actions] > div': { display: 'block' },
  '& td[data-actions] > div > div > button': { flex: 'none' },
};

/** Many columns leave less room around each. */
const asTightTable = {
  ...asTable,
  '& th, & td, & td[data-lead], & td[data-actions], & td[data-wide], & tr[data-beside] > td[data-corner]': {
    paddingX: '2',
  },
  '& tr[role] > [role]:first-child': { paddingLeft: '5' },
  '& tr[role] > [role]:last-child': { paddingRight: '5' },
};

const Place = chakra('div', {
  variants: {
    columns: { few: { [FEW_COLUMNS]: asTable }, many: { [MANY_COLUMNS]: asTightTable } },
    plain: {
      true: {
        [FEW_COLUMNS]: {
          // Without height, they still give the columns their widths.
          '& thead th': { paddingY: '0', fontSize: '0', lineHeight: '0' },
          '& tbody tr:first-of-type': { borderTopWidth: '0' },
        },
      },
    },
    dense: { true: { [FEW_COLUMNS]: { '& td, & td[data-lead]': { paddingY: '1.5' } } } },
  },
});

export interface Column<Item> {
  header: string;
  cell: (item: Item) => ReactNode;
  /** The column holds buttons: on cards they stand below everything else, as wide as the card, or beside what leads it. */
  actions?: true | 'beside';
  /** On cards: left out, as what leads the card says it in short (`data-brief`); beside what leads it; or without its header. */
  onCards?: 'none' | 'beside' | 'bare' | undefined;
  /** In the table, the column and its header stand at their right edge. */
  atEnd?: true;
}

const inCorner = ({ actions, onCards }: Column<never>) => actions === 'beside' || onCards === 'beside';

interface DataTableProps<Item> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** True for long lists in which one looks something up: their lines are low. */
  dense?: boolean;
  /** True where each cell says by itself what it is, and the work begins with the first row: the headings are for screen readers. */
  plain?: boolean;
}

/** A table where there is room for it, a list of cards elsewhere. The first column leads each card. */
export function DataTable<Item>({
  caption,
  columns,
  items,
  keyOf,
  dense = false,
  plain = false,
}: DataTableProps<Item>) {
  const isBeside = columns.some((column) => inCorner(column));
  return (
    <chakra.div containerType="inline-size">
      <Place columns={columns.length >= MANY ? 'many' : 'few'} dense={dense} plain={plain}>
        <Table role="table" aria-label={caption}>
          <Head role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <HeadCell key={column.header} role="columnheader" scope="col" data-end={column.atEnd}>
                  {column.header}
                </HeadCell>
              ))}
            </tr>
          </Head>
          <Body role="rowgroup">
            {items.map((item) => (
              <Row key={keyOf(item)} role="row" data-beside={isBeside || undefined}>
                {columns.map((column, index) => (
                  <Cell
                    key={column.header}
                    role="cell"
                    data-label={column.header}
                    data-lead={index === 0 || undefined}
                    data-actions={column.actions && true}
                    data-corner={inCorner(column) || undefined}
                    data-wide={column.onCards === 'none' || undefined}
                    data-bare={column.onCards === 'bare' || undefined}
                    data-end={column.atEnd}
                  >
                    <div>{column.cell(item)}</div>
                  </Cell>
                ))}
              </Row>
            ))}
          </Body>
        </Table>
      </Place>
    </chakra.div>
  );
}
