import {
  downloadStatement,
  downloadStatementTable,
} from '@doubloon/contract/payments/statements/statement-operations.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { useState } from 'react';
import { download } from '../../../shared/api/files/download.ts';
import { DownloadButton } from '../../../shared/ui/buttons/download-button.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { CompactSelect } from '../../../shared/ui/forms/field.tsx';

/** Years that can be chosen, the running one included: as long as books have to be kept. */
const YEARS = 5;

/** Gives a creator what they were paid in a year, as files to keep. */
export function YearlyStatement({ creatorId }: { creatorId: string }) {
  const [latest] = useState(() => Number(dayInSingapore(currentTime()).slice(0, 4)));
  const [year, setYear] = useState(latest);
  const years = Array.from({ length: YEARS }, (_, index) => latest - index);
  const input = { params: { id: creatorId, year } };
  return (
    <Wrap alignItems="center" gap="3">
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2"
        textStyle="hint"
        flexBasis={{ base: 'full', sm: 'auto' }}
      >
        Statement of
        <CompactSelect value={year} onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}>
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </CompactSelect>
      </chakra.label>
      <DownloadButton
        label={`Payouts in ${year} as PDF`}
        load={() => download(downloadStatement, input, () => undefined)}
      >
        PDF
      </DownloadButton>
      <DownloadButton
        label={`Payouts in ${year} as CSV`}
        load={() => download(downloadStatementTable, input, () => undefined)}
      >
        CSV
      </DownloadButton>
    </Wrap>
  );
}
