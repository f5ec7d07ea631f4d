import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { CsvChoice, CsvList } from '../../api/files/csv-file.ts';
import { chakra } from '../../style/chakra.tsx';
import { DownloadButton } from '../buttons/download-button.tsx';

const Text = chakra('span', {
  base: { whiteSpace: 'nowrap' },
  variants: { wide: { true: { display: { base: 'none', md: 'inline' } } } },
});

interface DownloadCsvProps<Item> extends CsvChoice<Item> {
  list: CsvList<Item>;
  /** True where there is room for words on phones, too; elsewhere the button is its icon alone there. */
  inWords?: boolean;
}

/** Hands a whole list to the browser as a CSV file, however much of it is loaded. */
export function DownloadCsv<Item>({ list, inWords = false, ...choice }: DownloadCsvProps<Item>) {
  const client = useQueryClient();
  const label = `Download CSV of ${list.of}`;
  return (
    <DownloadButton
      label={label}
      title={label}
      variant={inWords ? 'outline' : 'quiet'}
      marginLeft={inWords ? undefined : 'auto'}
      load={async () => (await import('../../api/files/csv-file.ts')).csvFile(client, list, choice)}
    >
      <Download aria-hidden />
      <Text wide={!inWords}>Download CSV</Text>
    </DownloadButton>
  );
}
