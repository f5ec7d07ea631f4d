import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { CsvList } from '../../api/files/csv-file.ts';
import { chakra } from '../../style/chakra.tsx';
import { DownloadButton } from '../buttons/download-button.tsx';

const WideText = chakra('span', { base: { display: { base: 'none', md: 'inline' }, whiteSpace: 'nowrap' } });

interface DownloadCsvProps<Item> {
  list: CsvList<Item>;
  /** Passes what belongs in the file; everything unless told. */
  finds: ((item: Item) => boolean) | undefined;
}

/** Hands a whole list to the browser as a CSV file, however much of it is loaded; on phones the button is its icon alone. */
export function DownloadCsv<Item>({ list, finds }: DownloadCsvProps<Item>) {
  const client = useQueryClient();
  const label = `Download CSV of ${list.of}`;
  return (
    <DownloadButton
      label={label}
      title={label}
      load={async () => (await import('../../api/files/csv-file.ts')).csvFile(client, list, finds)}
    >
      <Download aria-hidden />
      <WideText>Download CSV</WideText>
    </DownloadButton>
  );
}
