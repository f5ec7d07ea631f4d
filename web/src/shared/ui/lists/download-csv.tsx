import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { CsvChoice, CsvList } from '../../api/files/csv-file.ts';
import { chakra } from '../../style/chakra.tsx';
import { DownloadButton } from '../buttons/download-button.tsx';

const WideText = chakra('span', { base: { display: { base: 'none', md: 'inline' }, whiteSpace: 'nowrap' } });

interface DownloadCsvProps<Item> extends CsvChoice<Item> {
  list: CsvList<Item>;
}

/** Hands a whole list to the browser as a CSV file, however much of it is loaded; on phones the button is its icon alone. */
export function DownloadCsv<Item>({ list, ...choice }: DownloadCsvProps<Item>) {
  const client = useQueryClient();
  const label = `Download CSV of ${list.of}`;
  return (
    <DownloadButton
      label={label}
      title={label}
      load={async () => (await import('../../api/files/csv-file.ts')).csvFile(client, list, choice)}
    >
      <Download aria-hidden />
      <WideText>Download CSV</WideText>
    </DownloadButton>
  );
}
