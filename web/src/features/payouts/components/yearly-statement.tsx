import {
  downloadStatement,
  downloadStatementTable,
} from '@doubloon/contract/payments/statements/statement-operations.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { FileText, Sheet } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../shared/api/files/download.ts';
import { DownloadButton } from '../../../shared/ui/buttons/download-button.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { CompactSelect } from '../../../shared/ui/forms/field.tsx';

/** Years that can be chosen, the running one included: as long as books have to be kept. */
const YEARS = 5;

const Year = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginTop: '2',
    paddingTop: '3',
    paddingBottom: '1',
    paddingLeft: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: 'hint',
    _first: { marginTop: '0', borderTopWidth: '0' },
  },
});

/** Gives a creator what they were paid in a year, as files to keep, for a menu. */
export function YearlyStatement({ creatorId }: { creatorId: string }) {
  const [latest] = useState(() => Number(dayInSingapore(currentTime()).slice(0, 4)));
  const [year, setYear] = useState(latest);
  const years = Array.from({ length: YEARS }, (_, index) => latest - index);
  const input = { params: { id: creatorId, year } };
  return (
    <>
      {/* Choosing a year leaves the menu open. */}
      <Year onClick={(event) => event.stopPropagation()}>
        Statement of
        <CompactSelect value={year} onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}>
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </CompactSelect>
      </Year>
      <DownloadButton
        label={`Payouts in ${year} as PDF`}
        load={() => download(downloadStatement, input, () => undefined)}
      >
        <FileText aria-hidden />
        Payouts in {year} as PDF
      </DownloadButton>
      <DownloadButton
        label={`Payouts in ${year} as CSV`}
        load={() => download(downloadStatementTable, input, () => undefined)}
      >
        <Sheet aria-hidden />
        Payouts in {year} as CSV
      </DownloadButton>
    </>
  );
}
