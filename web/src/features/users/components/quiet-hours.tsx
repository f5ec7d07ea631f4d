import type { QuietHours } from '@doubloon/contract/notifications/quiet-hours.ts';
import { HStack, chakra } from '../../../shared/style/chakra.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { localTimeZone } from '../../../shared/ui/figures/time.ts';
import { ChoiceField } from '../../../shared/ui/forms/field.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The usual night where the browser is. */
const usualNight = (): QuietHours => ({ from: 22, to: 7, timeZone: localTimeZone() });

interface QuietHoursChoiceProps {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
}

/** The choice of hours in which emails wait; changing them takes over the time zone of this browser. */
export function QuietHoursChoice({ quiet, onChange }: QuietHoursChoiceProps) {
  const change = (hours: Partial<QuietHours>) => onChange({ ...usualNight(), ...quiet, ...hours });
  const selectOf = (end: 'from' | 'to', label: string, other: number) => (
    <ChoiceField
      label={label}
      // Hours that begin and end at once would be none, or all.
      options={HOURS.filter(({ value }) => value !== String(other))}
      value={String(quiet?.[end])}
      onChange={({ target }) => change({ [end]: Number(target.value), timeZone: localTimeZone() })}
    />
  );
  return (
    <chakra.div borderTopWidth="1px" borderColor="line" marginTop="3" paddingTop="3">
      <Checkbox
        checked={quiet !== null}
        onChange={({ target }) => onChange(target.checked ? usualNight() : null)}
        label={
          <>
            <chakra.span display="block" fontWeight="semibold">
              Quiet hours
            </chakra.span>
            <chakra.span display="block" textStyle="hint">
              {quiet
                ? `Emails wait until they are over, but not those about your money and your account. Time zone: ${quiet.timeZone.replaceAll('_', ' ')}.`
                : 'Emails wait until the morning, but not those about your money and your account.'}
            </chakra.span>
          </>
        }
      />
      {quiet && (
        <HStack gap="3" paddingLeft="8" paddingTop="2" maxWidth="sm" css={{ '& > *': { flex: '1' } }}>
          {selectOf('from', 'From', quiet.to)}
          {selectOf('to', 'Until', quiet.from)}
        </HStack>
      )}
    </chakra.div>
  );
}
