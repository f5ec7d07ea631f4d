/** A cell of a CSV file: a text, a number, a moment (ISO 8601 in UTC), an amount of money (a decimal number with two places), or nothing. */
export type CsvCell = string | number | Date | { readonly cents: number } | null;

export interface CsvColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => CsvCell;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a table for other programs (RFC 4180), in UTF-8 with its mark, because some programs assume another encoding otherwise. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => quoted(header)),
    ...rows.map((row) => columns.map(({ cell }) => fieldOf(cell(row)))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((fields) => `${fields.join(',')}\r\n`).join('')}`;
}

function fieldOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? quoted(withoutFormula(cell)) : (cell.cents / 100).toFixed(2);
}

/** Makes a text of what programs would compute (https://owasp.org/www-community/attacks/CSV_Injection). */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
