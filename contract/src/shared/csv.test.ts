import { describe, expect, it } from 'vitest';
import { csvOf, type CsvCell } from './csv.ts';

/** The lines of a file with one column and these cells in it, below the header. */
const linesOf = (...cells: CsvCell[]) =>
  csvOf([{ header: 'Cell', cell: (cell: CsvCell) => cell }], cells)
    .slice('\uFEFFCell\r\n'.length)
    .split('\r\n')
    .slice(0, -1);

describe('a CSV file', () => {
  it('begins with the mark of its encoding and its headers, and ends each line as RFC 4180 says', () => {
    const columns = [
      { header: 'Name', cell: ({ name }: { name: string }) => name },
      { header: 'Paid, or not', cell: () => null },
    ];
    expect(csvOf(columns, [{ name: '榴莲' }])).toBe('\uFEFFName,"Paid, or not"\r\n榴莲,\r\n');
    expect(csvOf(columns, [])).toBe('\uFEFFName,"Paid, or not"\r\n');
  });

  it('quotes what would end a cell or a line', () => {
    expect(linesOf('plain', 'a,b', 'say "hi"')).toEqual(['plain', '"a,b"', '"say ""hi"""']);
    expect(linesOf('two\nlines')).toEqual(['"two\nlines"']);
  });

  it.each(['=SUM(A1)', '+65 8123', '-1+1', '@SUM', '\tcmd', '＝A1'])('makes %j a text', (formula) => {
    expect(linesOf(formula)).toEqual([`'${formula}`]);
  });

  it.each(['\r=A1', '\n=A1', '=A1,"'])('quotes %j as well', (formula) => {
    const [field = ''] = linesOf(formula);
    expect(field.startsWith(`"'${formula[0] ?? ''}`)).toBe(true);
  });

  it('leaves numbers, texts with a sign inside and empty cells alone', () => {
    expect(linesOf(-3, 1.5, 0, 'a=b', '', null)).toEqual(['-3', '1.5', '0', 'a=b', '', '']);
  });

  it('writes moments as ISO 8601 and amounts with two places', () => {
    expect(linesOf(new Date('2026-12-31T15:59:00Z'))).toEqual(['2026-12-31T15:59:00.000Z']);
    expect(linesOf({ cents: 105_003 }, { cents: 0 }, { cents: 50 }, { cents: -300 })).toEqual([
      '1050.03',
      '0.00',
      '0.50',
      '-3.00',
    ]);
  });
});
